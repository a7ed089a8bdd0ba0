//! What a box may hold under the rules.

use crate::dice::Counts;
use crate::rules::{Card, Offer, RuleSet, Section, Slot};

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
    let mut scores = Vec::new();
    for counts in Counts::every(rules.dice) {
        scores.extend(extras(rules, slot, &counts));
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}

/// Returns the scores of this roll here as an extra Yahtzee, over all possible cards. Of the other boxes it only
/// matters whether that of the face and the lower ones are filled.
fn extras(rules: &RuleSet, slot: Slot, counts: &Counts) -> Vec<u16> {
    let Some(extra) = rules.extra_yahtzee else {
        return Vec::new();
    };
    let yahtzee = Slot(extra.category);
    if slot == yahtzee || !rules.category(yahtzee).pattern.holds(counts) {
        return Vec::new();
    }
    let held = (yahtzee, rules.max_points(rules.category(yahtzee)));
    let own = rules.upper_slot(counts.most());
    let lower = |it: &Slot| rules.category(*it).section == Section::Lower;
    let cards = [(false, false), (false, true), (true, false), (true, true)];
    let offers = cards.map(|(own_filled, lower_filled)| {
        let own = own.filter(|_| own_filled);
        let lower = rules.slots().filter(|it| lower_filled && lower(it));
        let filled = own.into_iter().chain(lower);
        let filled = filled.filter(|it| *it != slot && *it != yahtzee);
        let card = Card::with(rules, filled.map(|it| (it, 0)).chain([held]));
        match rules.offer(&card, slot, counts) {
            Offer::Open { points, bonus: 1.. } => Some(points),
            _ => None,
        }
    });
    offers.into_iter().flatten().collect()
}
