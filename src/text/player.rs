//! Players of one's own: their editor, what is said about them, and how to write one.

use crate::dice::Dice;
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::{advice, tournament};
use crate::tournament::{Disqualification, TrialResult};

pub const YOUR_PLAYERS: &str = "Your players";
pub const YOUR_PLAYERS_HELP: &str = "Write a player in JavaScript, try it on a turn, and send it to the arena. It runs in this browser and can reach nothing but the dice it is shown.";
pub const NO_PLAYERS: &str = "No players yet. A new one starts as a short example that works.";
pub const NEW_PLAYER: &str = "New player";
pub const NEW_NAME: &str = "My player";
pub const ARENA: &str = "To the arena";
pub const IMPORT_PLAYER: &str = "Import a file";
pub const EXPORT_PLAYER: &str = "Export as a file";

pub const YOUR_PLAYER: &str = "Your player";
pub const NO_SUCH_PLAYER: &str = "This player is not on this device";
pub const NO_SUCH_PLAYER_HELP: &str = "It was deleted, or written in another browser. To bring a player here, export it there and import the file.";
pub const NAME: &str = "Name";
pub const PROGRAM: &str = "Program";
pub const PROGRAM_HELP: &str = "JavaScript, an ES module. Tab leaves the field.";
pub const SAVED: &str = "Saved";
pub const CHANGED_ELSEWHERE: &str =
    "This player was changed in another tab. This is how it stands now.";
pub const DELETED_ELSEWHERE: &str =
    "This player was deleted in another tab. If you change it here, it is saved again.";
pub const DELETE_QUESTION: &str = "Delete this player?";
pub const DELETE_WHY: &str =
    "You cannot get its program back. Tournaments keep the programs they started with.";

pub const TRY: &str = "Try one turn";
pub const TRY_AGAIN: &str = "Try another turn";
pub const TRY_HELP: &str =
    "From anywhere in a game, with fair dice. Shows what your player sees and what it decides.";
pub const STOP: &str = "Stop";
pub const STARTING: &str = "Your player is starting.";
pub const THINKING: &str = "Your player is thinking.";
pub const STOPPED: &str = "Stopped.";
pub const VIEW: &str = "The view it was given, without the rules";
pub const ANSWER: &str = "Its answer";
pub const NO_SANDBOX: &str = "This browser cannot run it: the page’s sandbox did not open.";

pub const MANUAL: &str = "Write your own player";
pub const IN_SHORT_HELP: [&str; 2] = [
    "A player is one function, turn(view). It is called after every roll, looks at the view, and returns what to do: an array of the dice to keep, or the id of the box to fill.",
    "A new player is an example that works. Change a number, try a turn, and see what happens.",
];
pub const GETS: &str = "What turn(view) gets";
pub const GETS_HELP: [(&str, &str); 7] = [
    ("view.dice", "What the dice show, left to right."),
    (
        "view.throwsLeft",
        "How many rolls are left; 0 after the last.",
    ),
    (
        "view.legal",
        "The boxes that may be filled now, and what each would score, jokers included. Never empty.",
    ),
    ("view.card", "The filled boxes and what they hold."),
    (
        "view.yahtzeeBonuses",
        "The points for extra Yahtzees so far.",
    ),
    (
        "view.totals",
        "The totals of everyone still in, its own included, lowest first.",
    ),
    (
        "view.rules",
        "The rules as data, with all boxes in view.rules.categories.",
    ),
];
pub const RETURNS: &str = "What it returns";
pub const RETURNS_HELP: [(&str, &str); 3] = [
    (
        "[5, 5]",
        "Keep dice that show this, and roll the others again. Only while rolls are left.",
    ),
    ("[]", "Keep nothing: roll all the dice again."),
    (
        "\"chance\"",
        "Fill the box with this id. That ends the turn.",
    ),
];
pub const BOXES: &str = "The ids of the boxes";
pub const ID: &str = "Id";
pub const EXAMPLE_VIEW: &str = "An example of a view";
pub const RULES_DATA: &str = "view.rules";
pub const LIMITS: &str = "Limits";
pub const LIMITS_HELP: [&str; 6] = [
    "A second for a decision, five seconds for all decisions of a game, and ten to get ready.",
    "An error, an answer that the rules do not allow or taking too long puts it out of the tournament. The others play on.",
    "It has the language, WebAssembly and console.log, which writes to the browser’s console: a hundred lines of at most 200 letters. No network, no storage, no timers, nothing of the page; no eval and no imports: everything is in the one module.",
    "Questions about several games may come mixed, so it should decide by the view alone and remember nothing.",
    "Math.random gives the same numbers when a tournament is repeated with its seed.",
    "A program may have at most 200 kB. Anything that compiles to JavaScript, or to WebAssembly within it, is welcome.",
];

/// A player that goes on under another name, because the other was changed elsewhere meanwhile.
pub fn forked(name: &str) -> String {
    format!(
        "This player was changed in another tab. What you write here is saved beside it, as “{name}”."
    )
}

/// How long a program is.
pub fn lines(source: &str) -> String {
    match source.lines().count() {
        1 => "1 line".to_owned(),
        lines => format!("{lines} lines"),
    }
}

/// What an answer means: "It keeps the two fives.", "It scores Chance for 23 points."
pub fn verdict(rules: &RuleSet, dice: &Dice, verdict: &TrialResult) -> String {
    match (&verdict.choice, verdict.points) {
        (Ok(choice @ Choice::Score(_)), Some(points)) => {
            let does = advice::does(rules, dice, *choice);
            match points {
                1 => format!("It {does} for 1 point."),
                _ => format!("It {does} for {points} points."),
            }
        }
        (Ok(choice), _) => format!("It {}.", advice::does(rules, dice, *choice)),
        (Err(disqualification), _) => out(rules, disqualification),
    }
}

/// What was wrong: "It stopped with an error: oops. In a tournament it would be out."
pub fn out(rules: &RuleSet, disqualification: &Disqualification) -> String {
    let why = tournament::disqualification(rules, disqualification);
    format!("It {why}. In a tournament it would be out.")
}

/// How long a decision took: "0.4 ms".
pub fn took(millis: f64) -> String {
    match (millis * 10.0).round() as u64 {
        0 => "less than 0.1 ms".to_owned(),
        tenths => format!("{}.{} ms", tenths / 10, tenths % 10),
    }
}
