//! Practice: what would you keep, or which box would you fill?

use crate::coach::{Advised, MilliPoints};
use crate::dice::{Dice, Keep};
use crate::rules::{Card, RuleSet};
use crate::storage::PracticeResults;
use crate::text::{advice, play};

messages!("practice");

/// How many are right in a row.
pub fn streak(results: PracticeResults) -> String {
    match results.all {
        0 => no_decisions(),
        all => so_far(results.streak, results.longest, results.right, all),
    }
}

/// A keep: "Keep the two fives, roll the rest".
pub fn roll(dice: &Dice, keep: Keep) -> String {
    match keep {
        Keep::NONE => roll_all(),
        keep => roll_rest(&advice::kept(dice, keep)),
    }
}

/// The choice, and the better one.
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

/// The state of the upper section: "Upper section: 42 of 63 for the bonus.", or "Upper 65, bonus earned."
pub fn upper(rules: &RuleSet, card: &Card) -> String {
    let upper = card.totals(rules).upper;
    match rules.upper_bonus {
        Some(bonus) if upper >= bonus.threshold => play::upper_with_bonus(upper),
        Some(bonus) => upper_of(upper, bonus.threshold),
        None => upper_alone(upper),
    }
}
