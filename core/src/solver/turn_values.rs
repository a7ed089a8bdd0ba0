//! The values of one turn with a certain card.

use super::lattice::Lattice;
use super::model::Model;
use super::offers::Offers;
use super::turn_policy::TurnPolicy;
use super::{Advice, BoxValue, Choice, KeepValue};
use crate::dice::{Counts, Dice};
use crate::rules::{Card, Offer, Slot, Throw};

/// All values of one turn with a certain card: expected final totals, or the chances of a total.
pub struct TurnValues<'a> {
    pub(super) model: &'a Model,
    pub(super) card: &'a Card,
    after: Box<ValueAfter<'a>>,
    pub(super) policy: TurnPolicy,
    expected: f64,
}

/// The value of the game after a category is filled with these points and this bonus.
pub(super) type ValueAfter<'a> = dyn Fn(usize, u16, u16) -> Option<f64> + 'a;

impl Model {
    /// The values of a turn with a card, where `worth` says what a box is worth once it is filled with
    /// certain points and a bonus. `None` for a full card.
    pub fn turn<'a>(
        &'a self,
        card: &'a Card,
        worth: impl Fn(Slot, u16, u16) -> f64 + 'a,
    ) -> Option<TurnValues<'a>> {
        let after = move |slot, points, bonus| Some(worth(Slot(slot as u8), points, bonus));
        TurnValues::new(self, card, Box::new(after))
    }
}

impl<'a> TurnValues<'a> {
    pub(super) fn new(
        model: &'a Model,
        card: &'a Card,
        after: Box<ValueAfter<'a>>,
    ) -> Option<Self> {
        let stages =
            (0..model.offers.stages).map(|stage| score_every_roll(model, card, stage, &*after));
        let scores = stages.collect::<Option<_>>()?;
        let rolls = model.rules.rolls;
        let (policy, expected) = match Lattice::lanes(model.rules.dice) {
            16 => TurnPolicy::new::<512>(&model.lattice, scores, rolls),
            _ => TurnPolicy::new::<1024>(&model.lattice, scores, rolls),
        };
        Some(TurnValues {
            model,
            card,
            after,
            policy,
            expected,
        })
    }

    /// The value of the turn before the first roll.
    pub const fn expected(&self) -> f64 {
        self.expected
    }

    /// The value of these dice with this many rolls left. `None` if the number of dice or rolls does not fit the rules.
    pub fn value(&self, dice: &Counts, rolls_left: u8) -> Option<f64> {
        self.policy.value(dice, rolls_left)
    }

    /// The best choice with these dice; scoring, if rolling again gains nothing. `None` if the
    /// number of dice or rolls does not fit the rules.
    pub fn best(&self, dice: &Dice, rolls_left: u8) -> Option<Choice> {
        self.policy.best(dice, rolls_left)
    }

    /// The best choices with any dice, without the values.
    pub fn into_policy(self) -> TurnPolicy {
        self.policy
    }

    /// The value of each box that may be filled with these dice and this many rolls left, best first.
    pub fn boxes(&self, dice: &Counts, rolls_left: u8) -> Vec<BoxValue> {
        let throw = self.model.rules.throw(*dice, rolls_left);
        let boxes = boxes(self.model, self.card, &*self.after, throw);
        let mut values: Vec<BoxValue> = boxes.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        values
    }

    /// The value of each keep, best first; equal dice count as one keep.
    /// Empty if no roll is left, or the number of dice or rolls does not fit the rules.
    pub fn keeps(&self, dice: &Dice, rolls_left: u8) -> Vec<KeepValue> {
        self.policy.keeps(dice, rolls_left).unwrap_or_default()
    }

    /// The value of each keep and each box, best first, for these dice.
    /// `None` if the number of dice or rolls does not fit the rules.
    pub fn advise(&self, dice: &Dice, rolls_left: u8) -> Option<Advice> {
        let counts = dice.counts();
        Some(Advice {
            value: self.value(&counts, rolls_left)?,
            best: self.best(dice, rolls_left)?,
            keeps: self.keeps(dice, rolls_left),
            boxes: self.boxes(&counts, rolls_left),
        })
    }
}

/// The value of each box that may be filled with these dice.
fn boxes(
    model: &Model,
    card: &Card,
    after: &ValueAfter,
    throw: Throw,
) -> impl Iterator<Item = BoxValue> {
    model.rules.slots().filter_map(move |slot| {
        let Offer::Open { points, bonus } = model.rules.offer(card, slot, throw) else {
            return None;
        };
        Some(BoxValue {
            slot,
            points,
            bonus,
            value: after(slot.index(), points, bonus)?,
        })
    })
}

/// The best box of every roll at a stage of the turn; `None` if the card is full.
fn score_every_roll(
    model: &Model,
    card: &Card,
    stage: usize,
    after: &ValueAfter,
) -> Option<Vec<(f64, Slot)>> {
    let Model {
        offers,
        rules,
        lattice,
    } = model;
    let mut scores = vec![(f64::NEG_INFINITY, Slot(0)); lattice.rolls().len()];
    let mut worth = Vec::new();
    let may_fill = |slot: &Slot| card.is_open(*slot) && rules.out_of_order(card, *slot).is_none();
    let open: Vec<usize> = { rules.slots().filter(may_fill) }
        .map(|slot| slot.index())
        .collect();
    let slots = offers.slots_with(model.held(card));
    let slots = Offers::without_zeros(slots, &open);
    for slot in rules.slots().filter(may_fill) {
        let box_offers = &slots[slot.index()];
        worth.clear();
        for &points in &box_offers.points {
            worth.push(after(slot.index(), points, 0)?);
        }
        for (score, &choice) in scores.iter_mut().zip(&box_offers.ordinary[stage]) {
            // A zero that may not be written has no value.
            match worth.get(usize::from(choice)) {
                Some(&value) if value > score.0 => *score = (value, slot),
                _ => {}
            }
        }
    }
    if offers.extra.is_some_and(|extra| !card.is_open(extra)) {
        for joker in &offers.jokers {
            // The first of equal ones, as above.
            let throw = Throw {
                dice: lattice.rolls()[joker.roll],
                roll: stage as u8 + 1,
            };
            let boxes = boxes(model, card, after, throw);
            let best = boxes.reduce(|best, next| if next.value > best.value { next } else { best });
            scores[joker.roll] = best.map(|best| (best.value, best.slot))?;
        }
    }
    let full = scores.iter().any(|(value, _)| value.is_infinite());
    (!full).then_some(scores)
}
