//! Practice: what would you keep, or which box would you fill?

use crate::{advice, challenges};
use rollkeep_app::storage::PracticeResults;
use rollkeep_rules::dice::Dice;
use rollkeep_rules::{Card, RuleSet};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Advised, MicroPoints, WinAdvice};

messages!("practice");

/// How many are right in a row.
pub fn streak(results: PracticeResults) -> String {
    match results.all {
        0 => no_decisions(),
        all => so_far(results.streak, results.longest, results.right, all),
    }
}

/// How often the best was chosen, of the decisions that the kinds below count; `None` before the first decision.
pub fn how_often(results: PracticeResults) -> Option<String> {
    match results.of_all_kinds() {
        (_, 0) => None,
        (right, all) => Some(chooses(right, all)),
    }
}

/// The kind of decision after each roll.
pub fn kinds() -> [String; PracticeResults::ROLLS] {
    [first_keep(), second_keep(), fill()]
}

/// The choice, and the better one.
pub fn verdict(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    rolls_left: u8,
    advised: &Advised,
    cost: MicroPoints,
) -> String {
    match cost {
        ..50_000 => right(),
        cost => {
            let best = advice::order(rules, card, dice, rolls_left, advised.best);
            wrong(advice::tenths(cost), &best)
        }
    }
}

/// The verdict by the chance to win, where another choice than the one with the most points wins most often. `None` where the choice with
/// the most points is also right for the win.
pub fn verdict_to_win(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    rolls_left: u8,
    (chosen, for_points): (Choice, Choice),
    advice: &WinAdvice,
) -> Option<String> {
    advice.mistake(for_points, dice)?;
    Some(match advice.mistake(chosen, dice) {
        None => right_to_win(&advice::percent(advice.chance(chosen, dice)?)),
        Some(_) => {
            let order = |choice| advice::order(rules, card, dice, rolls_left, choice);
            let chances = [advice.chance(chosen, dice)?, advice.highest()];
            let [chance, highest] = advice::different_percents(chances);
            wrong_to_win(&chance, &highest, &order(advice.best))
        }
    })
}

/// Below such a verdict, the choice with the most points: "Most points: Keep the two fives."
pub fn most_points(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    rolls_left: u8,
    for_points: Choice,
) -> String {
    for_most_points(&advice::order(rules, card, dice, rolls_left, for_points))
}

/// A choice of one's own: "Your choice: Kept the two fives."
pub fn your_choice(
    rules: &RuleSet,
    card: &Card,
    dice: &Dice,
    rolls_left: u8,
    chosen: Choice,
) -> String {
    chosen_was(&advice::did(rules, card, dice, rolls_left, chosen))
}

/// The others at a decision of a game, and their totals then: "The others so far – Ann: 251 · Ben: 243".
pub fn others_at_decision(totals: &[(String, Option<u16>)]) -> String {
    others_and_totals(&challenges::result(totals))
}

/// How the five positions of a day went, by what their decisions cost.
pub fn five_went(costs: &[u32]) -> String {
    let best = costs.iter().filter(|cost| **cost < 50).count();
    let lost: MicroPoints = costs.iter().map(|cost| MicroPoints::from(*cost)).sum();
    five_result(best, costs.len(), advice::tenths(lost * 1000))
}
