//! What a box may hold under the rules.

use rollkeep_rules::{RuleSet, Slot};

/// Returns every possible score of this box, the lowest first, with 0. Empty if the box is not on the card.
pub fn possible(rules: &RuleSet, slot: Slot) -> Vec<u16> {
    match rules.categories.get(slot.index()) {
        Some(_) => rules.scores(slot),
        None => Vec::new(),
    }
}

/// Returns every score that this box may hold together with the bonus for an extra Yahtzee, the lowest first. Empty if
/// there is no such bonus: under rules without one, and for the Yahtzee box.
pub fn possible_extras(rules: &RuleSet, slot: Slot) -> Vec<u16> {
    rules.scores_with_extra(slot)
}
