//! What a box may hold under the rules.

use crate::dice::Counts;
use crate::rules::{Card, Offer, RuleSet, Section, Slot};

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
    let mut scores = Vec::new();
    for counts in Counts::every(rules.dice) {
        scores.extend(extras(rules, slot, &counts));
    }
    scores.sort_unstable();
    scores.dedup();
    scores
}

/// What this roll gives here as an extra Yahtzee, on every card on which it is one: all that matters of the other boxes
/// is whether that of the face and the lower ones are filled.
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
