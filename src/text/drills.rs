//! Practice: what would you keep, or which box would you fill?

use crate::coach::{Advised, MilliPoints};
use crate::dice::{Dice, Keep};
use crate::rules::{Card, RuleSet};
use crate::solver::Choice;
use crate::storage::Drills;
use crate::text::advice;

messages!("drills");

/// How many are right in a row.
pub fn streak(drills: Drills) -> String {
    match drills.all {
        0 => "No decisions yet.".to_owned(),
        all => format!(
            "{} right in a row. Longest row: {}. Right: {} of {all}.",
            drills.streak, drills.longest, drills.right
        ),
    }
}

/// What is rolled: "Keep the two fives and roll the others".
pub fn roll(rules: &RuleSet, card: &Card, dice: &Dice, keep: Keep) -> String {
    match keep {
        Keep::NONE => roll_all(),
        keep => format!(
            "{}, roll the rest",
            advice::order(rules, card, dice, Choice::Keep(keep))
        ),
    }
}

/// What was chosen, and what would have been better.
pub fn verdict(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    advised: &Advised,
    cost: MilliPoints,
) -> String {
    match cost {
        ..50 => right(),
        cost => format!(
            "That costs {} points on average. Better: {}.",
            advice::points(cost),
            advice::order(rules, card, dice, advised.best)
        ),
    }
}

/// How far the upper section is: "Upper section: 42 of 63 for the bonus."
pub fn upper(rules: &RuleSet, card: &Card) -> String {
    let upper = card.totals(rules).upper;
    match rules.upper_bonus {
        Some(bonus) => format!(
            "Upper section: {upper} of the {} for the bonus.",
            bonus.threshold
        ),
        None => format!("Upper section: {upper}."),
    }
}
