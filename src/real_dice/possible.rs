//! What a box may hold under the rules.

use crate::dice::Counts;
use crate::rules::{RuleSet, Slot};

/// Every score that this box may hold, the lowest first, 0 among them. Empty for a box that is not on the card.
pub fn possible(rules: &RuleSet, slot: Slot) -> Vec<u16> {
    match rules.categories.get(slot.index()) {
        Some(_) => rules.scores(slot),
        None => Vec::new(),
    }
}

/// Every score that this box may hold together with the bonus for an extra Yahtzee, the lowest first. Empty where
/// there is no such bonus: under rules without one, and for the Yahtzee box itself.
pub fn possible_extras(rules: &RuleSet, slot: Slot) -> Vec<u16> {
    let (Some(extra), Some(category)) = (rules.extra_yahtzee, rules.categories.get(slot.index()))
    else {
        return Vec::new();
    };
    let yahtzee = Slot(extra.category);
    if extra.bonus == 0 || slot == yahtzee {
        return Vec::new();
    }
    let pattern = &rules.category(yahtzee).pattern;
    let mut scores: Vec<u16> = Counts::every(rules.dice)
        .filter(|counts| pattern.holds(counts))
        .flat_map(|counts| [category.worth(&counts), category.worth_as_joker(&counts)])
        .filter(|points| rules.scores(slot).contains(points))
        .collect();
    scores.sort_unstable();
    scores.dedup();
    scores
}
