//! The values of one turn with a certain card.

use super::model::Model;
use super::offers::{ExtraYahtzeeBox, Offers};
use super::turn_policy::{RollScores, TurnPolicy};
use super::{Advice, BoxValue, Choice, KeepValue};
use rollkeep_rules::dice::{Counts, Dice};
use rollkeep_rules::{Card, Offer, Section, Situation, Slot};

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
        let scores = score_every_roll(model, card, &*after)?;
        let (policy, expected) = TurnPolicy::new(model, scores);
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
        let boxes = self.model.rules.slots().filter_map(|slot| {
            let Offer::Open { points, bonus } = self.model.rules.offer(self.card, slot, throw)
            else {
                return None;
            };
            Some(BoxValue {
                slot,
                points,
                bonus,
                value: (self.after)(slot.index(), points, bonus)?,
            })
        });
        let mut values: Vec<BoxValue> = boxes.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        values
    }

    /// The value of each keep that rolls a die, best first; equal dice count as one keep.
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

/// What each roll is worth at every stage of the turn when it fills the best box, the first of equal ones; `None` if the
/// card is full.
fn score_every_roll(model: &Model, card: &Card, after: &ValueAfter) -> Option<Vec<RollScores>> {
    let Model { offers, rules, .. } = model;
    let may_fill = |slot: &Slot| card.is_open(*slot) && rules.out_of_order(card, *slot).is_none();
    let open: Vec<usize> = rules.slots().filter(may_fill).map(Slot::index).collect();
    let slots = Offers::without_zeros(offers.slots_with(model.held(card)), &open);
    let rolls = model.lattice.rolls().len();
    let mut scores = vec![RollScores::new(rolls); offers.stages];
    let mut worth = Vec::new();
    for &slot in &open {
        let box_offers = &slots[slot];
        worth.clear();
        for &points in &box_offers.points {
            worth.push(after(slot, points, 0)?);
        }
        // A zero that may not be written has no value.
        worth.push(f64::NEG_INFINITY);
        for (scores, choices) in scores.iter_mut().zip(&box_offers.ordinary) {
            scores.add_box(Slot(slot as u8), choices, &worth);
        }
    }
    let extra_box = model.extra_box(card);
    for joker in offers.jokers_on(extra_box) {
        let situation = Situation {
            earned: extra_box == ExtraYahtzeeBox::Points,
            own_open: joker.own.is_some_and(|own| card.is_open(own)),
            lower_open: { offers.of(Section::Lower) }.any(|slot| card.is_open(Slot(slot as u8))),
        };
        for (stage, scores) in scores.iter_mut().enumerate() {
            scores.values[joker.roll] = f64::NEG_INFINITY;
            for (slot, points, bonus) in offers.joker_fills(joker.terms(stage, situation), &open) {
                scores.raise(joker.roll, after(slot, points, bonus)?, Slot(slot as u8));
            }
        }
    }
    let mut values = scores.iter().flat_map(|scores| &scores.values);
    let full = values.any(|value| value.is_infinite());
    (!full).then_some(scores)
}
