//! What stands on the table besides the names of boxes.

use super::names::possessive;

/// Above everybody's totals.
pub const STANDINGS: &str = "Standings";
/// From another player's card to one's own.
pub const BACK_TO_TURN: &str = "Back";
/// The table alone, without the browser around it.
pub const FULL_SCREEN: &str = "Full screen";
/// A switch in the settings and on the table.
pub const SOUND: &str = "Sound";
/// Under it.
pub const SOUND_HELP: &str = "Dice, pencil and bells, softly.";
/// A switch in the settings.
pub const VIBRATION: &str = "Vibration";
/// Under it.
pub const VIBRATION_HELP: &str = "A short buzz when the dice land.";
/// A switch in the settings.
pub const LEFT_HANDED: &str = "Left-handed";
/// Under it.
pub const LEFT_HANDED_HELP: &str = "Dice and buttons for the left hand.";

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

/// Words below the tools of the bar; the full name of each begins with it.
pub const COACH: &str = "Coach";
/// Every roll so far.
pub const DICE: &str = "Dice";
/// How the game is played.
pub const HELP: &str = "Help";
/// The full name of the help.
pub const HELP_NAME: &str = "Help: how to play";
/// The table alone on the screen.
pub const FULL: &str = "Full";
