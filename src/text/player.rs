//! Players of one's own: their editor, what is said about them, and how to write one.

use crate::dice::Dice;
use crate::rules::RuleSet;
use crate::solver::Choice;
use crate::text::{advice, tournament};
use crate::tournament::{Disqualification, TrialResult};

messages!("player");

pub fn in_short_help() -> [String; 2] {
    [
        in_short_help_a_player_is_one(),
        in_short_help_a_new_player_is(),
    ]
}
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
pub fn limits_help() -> [String; 6] {
    [
        limits_help_a_second_for_a(),
        limits_help_an_error_an_answer(),
        limits_help_it_has_the_language(),
        limits_help_questions_about_several_games(),
        limits_help_math_random_gives_the(),
        limits_help_a_program_may_have(),
    ]
}

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
