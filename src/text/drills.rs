//! Practice: what would you keep, or which box would you fill?

use crate::coach::{Advised, MilliPoints};
use crate::dice::{Dice, Keep};
use crate::rules::{Card, RuleSet};
use crate::storage::Drills;
use crate::text::{advice, play};

messages!("drills");

/// How many are right in a row.
pub fn streak(drills: Drills) -> String {
    match drills.all {
        0 => no_decisions(),
        all => so_far(drills.streak, drills.longest, drills.right, all),
    }
}

/// What is rolled: "Keep the two fives, roll the rest".
pub fn roll(dice: &Dice, keep: Keep) -> String {
    match keep {
        Keep::NONE => roll_all(),
        keep => roll_rest(&advice::kept(dice, keep)),
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
        cost => {
            let best = advice::order(rules, card, dice, advised.best);
            wrong(advice::tenths(cost), &best)
        }
    }
}

/// How far the upper section is: "Upper section: 42 of 63 for the bonus.", or "Upper 65, bonus earned."
pub fn upper(rules: &RuleSet, card: &Card) -> String {
    let upper = card.totals(rules).upper;
    match rules.upper_bonus {
        Some(bonus) if upper >= bonus.threshold => play::upper_with_bonus(upper),
        Some(bonus) => upper_of(upper, bonus.threshold),
        None => upper_alone(upper),
    }
}
