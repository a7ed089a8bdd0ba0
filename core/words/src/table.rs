//! Texts on the table besides the names of boxes.

use rollkeep_rules::{Order, RuleSet, UpperBonus};

messages!("table");

/// After "Ben 128", for screen readers: that these are points, and whether it is Ben's turn.
pub fn standing(turn: bool) -> String {
    let says = match turn {
        true => points_playing(),
        false => points(),
    };
    // It is between a number and the next text.
    format!(" {says} ")
}

/// The state of the upper section for screen readers: "42 of 63 for the bonus", or "35, bonus earned with 65". `ahead` is the
/// bonus that may still come.
pub fn bonus_aloud(
    upper: u16,
    earned: u16,
    first: UpperBonus,
    ahead: Option<UpperBonus>,
) -> String {
    match (earned, ahead) {
        (0, _) => of_goal_aloud(upper, first.threshold),
        (earned, None) => bonus_earned(earned, upper),
        (earned, Some(ahead)) => bonus_earned_more(earned, upper, ahead.threshold, ahead.points),
    }
}

/// The order of the boxes, for the head of a card: "From top to bottom". `None` if any box will do.
pub fn order_of(rules: &RuleSet) -> Option<String> {
    Some(order(match rules.order {
        Order::Free => return None,
        Order::Down => "down",
        Order::Up => "up",
        Order::UpperFirst => "upper-first",
        Order::LowerFirst => "lower-first",
    }))
}
