//! What a box may hold under the rules.

use crate::rules::{Offer, RuleSet, Situation, Slot};

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
    let Some(extra) = rules.extra_yahtzee else {
        return Vec::new();
    };
    let yahtzee = Slot(extra.category);
    let mut scores = Vec::new();
    for throw in rules
        .throws()
        .filter(|throw| rules.fits(yahtzee, &throw.dice))
    {
        let own = rules.upper_slot(throw.dice.most());
        let cards = Situation::every().filter_map(|it| it.card(rules, yahtzee, own, slot));
        scores.extend(cards.filter_map(
            |card| match rules.offer_in_any_order(&card, slot, throw) {
                Offer::Open { points, bonus: 1.. } => Some(points),
                _ => None,
            },
        ));
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}
