//! What tells players apart at a glance, in words.

use crate::storage::{Badge, Colour, Sign};

messages!("people");

/// What a sign is called.
pub const fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Disc => "Disc",
        Sign::Triangle => "Triangle",
        Sign::Square => "Square",
        Sign::Diamond => "Diamond",
        Sign::Star => "Star",
        Sign::Cross => "Cross",
    }
}

/// What a colour is called.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "Blue",
        Colour::Red => "Red",
        Colour::Green => "Green",
        Colour::Amber => "Amber",
        Colour::Violet => "Violet",
        Colour::Teal => "Teal",
    }
}

/// The button of a seat: "Sign and colour: Player 2, blue disc"
pub fn chosen(whose: &str, badge: Badge) -> String {
    let words = format!("{} {}", colour(badge.colour), sign(badge.sign)).to_ascii_lowercase();
    format!("{}: {whose}, {words}", sign_and_colour())
}
