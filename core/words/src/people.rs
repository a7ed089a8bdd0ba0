//! The names of signs and colours of players.

use rollkeep_app::storage::{Badge, Colour, Sign};

messages!("people");

/// The name of a sign.
pub fn sign(sign: Sign) -> String {
    match sign {
        Sign::Disc => disc(),
        Sign::Triangle => triangle(),
        Sign::Square => square(),
        Sign::Diamond => diamond(),
        Sign::Star => star(),
        Sign::Cross => cross(),
    }
}

/// The name of a colour.
pub fn colour(colour: Colour) -> String {
    match colour {
        Colour::Blue => blue(),
        Colour::Red => red(),
        Colour::Green => green(),
        Colour::Amber => amber(),
        Colour::Violet => violet(),
        Colour::Teal => teal(),
    }
}

/// The button of a seat: "Symbol and colour: Player 2, blue disc"
pub fn chosen(whose: &str, badge: Badge) -> String {
    chosen_badge(whose, badge.colour.id(), badge.sign.id())
}
