//! What stands on the table besides the names of boxes.

use super::names::possessive;

messages!("table");

/// "Ben’s card"
pub fn card_of(name: &str) -> String {
    format!("{} card", possessive(name))
}

/// After "Ben 128": that these are points, and whether it is Ben's turn.
pub const fn standing(turn: bool) -> &'static str {
    match turn {
        true => " points, playing now ",
        false => " points ",
    }
}

/// What comes with a score: "+100".
pub fn plus(points: u16) -> String {
    format!("+{points}")
}

/// How far the upper section is: "42/63".
pub fn of_goal(upper: u16, goal: u16) -> String {
    format!("{upper}/{goal}")
}

/// The same aloud: "42 of 63 for the bonus", or "35, bonus earned".
pub fn bonus_aloud(upper: u16, goal: u16, earned: u16) -> String {
    match earned {
        0 => format!("{upper} of {goal} for the bonus"),
        earned => format!("{earned}, bonus earned with {upper}"),
    }
}
