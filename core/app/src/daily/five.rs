//! The five positions of a day to practise with.

use crate::storage::FiveResults;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::Day;
use rollkeep_rules::{PortableRules, RuleSet};

/// The number of one of the five positions of a day, counted from 0, for
/// [`CoachRequest::Practice`](crate::worker::CoachRequest::Practice). It is the same for everybody. The five are from all
/// parts of a game, and after different rolls.
pub fn practice_number(day: Day, rules: &RuleSet, place: usize) -> u32 {
    let Seed(seed) = Seed::of_text(&format!(
        "rollkeep five {day} {} {place}",
        PortableRules::key(rules)
    ));
    let boxes = rules.categories.len().max(1) as u32;
    let rolls = u32::from(rules.rolls.max(1));
    let turn = (place as u32 * boxes + seed % boxes) / FiveResults::COUNT as u32;
    let left = (place as u32 + day.number()) % rolls;
    // Half of the seed leaves room for the turn and the roll.
    let around = boxes * rolls;
    seed / 2 / around * around + left * boxes + turn
}
