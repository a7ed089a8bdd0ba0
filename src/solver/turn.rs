//! One turn with a certain card.

use super::course::Course;
use super::study::Study;
use super::{Advice, BoxValue, Choice, KeepValue};
use crate::dice::{Counts, Dice};
use crate::rules::{Card, Offer, Slot};

/// All values of one turn with a certain card: expected final totals, or the chances of a total.
pub struct Turn<'a> {
    pub(super) study: &'a Study,
    pub(super) card: &'a Card,
    after: Box<After<'a>>,
    pub(super) course: Course,
    expected: f64,
}

/// What the game is worth after a category is filled with these points and this bonus.
pub(super) type After<'a> = dyn Fn(usize, u16, u16) -> Option<f64> + 'a;

impl<'a> Turn<'a> {
    pub(super) fn new(study: &'a Study, card: &'a Card, after: Box<After<'a>>) -> Option<Self> {
        let scores = score_every_roll(study, card, &*after)?;
        let throws = study.rules.throws;
        let (course, expected) = match Study::lanes(study.rules.dice) {
            16 => Course::new::<512>(&study.lattice, scores, throws),
            _ => Course::new::<1024>(&study.lattice, scores, throws),
        };
        Some(Turn {
            study,
            card,
            after,
            course,
            expected,
        })
    }

    /// What the turn is worth before the first throw.
    pub const fn expected(&self) -> f64 {
        self.expected
    }

    /// What it is worth that the dice show this, with so many throws left.
    /// `None` if there are not so many dice or throws.
    pub fn value(&self, dice: &Counts, throws_left: u8) -> Option<f64> {
        self.course.value(dice, throws_left)
    }

    /// The best thing to do with these dice. Scoring comes first if nothing is to be gained.
    /// `None` if there are not so many dice or throws.
    pub fn best(&self, dice: &Dice, throws_left: u8) -> Option<Choice> {
        self.course.best(dice, throws_left)
    }

    /// The best thing to do with any dice, for whoever has no more use for the rest.
    pub fn into_course(self) -> Course {
        self.course
    }

    /// What each box is worth that may be filled with these dice, best first.
    pub fn boxes(&self, dice: &Counts) -> Vec<BoxValue> {
        let boxes = boxes(self.study, self.card, &*self.after, dice);
        let mut values: Vec<BoxValue> = boxes.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        values
    }

    /// What each keep is worth, best first; equal dice count as one keep.
    /// Empty if there is no throw left, or there are not so many dice or throws.
    pub fn keeps(&self, dice: &Dice, throws_left: u8) -> Vec<KeepValue> {
        self.course.keeps(dice, throws_left).unwrap_or_default()
    }

    /// What each keep and each box is worth, best first, when the dice lie like this.
    /// `None` if there are not so many dice or throws.
    pub fn advise(&self, dice: &Dice, throws_left: u8) -> Option<Advice> {
        let counts = dice.counts();
        Some(Advice {
            value: self.value(&counts, throws_left)?,
            best: self.best(dice, throws_left)?,
            keeps: self.keeps(dice, throws_left),
            boxes: self.boxes(&counts),
        })
    }
}

/// What each box is worth that may be filled with these dice.
fn boxes(
    study: &Study,
    card: &Card,
    after: &After,
    dice: &Counts,
) -> impl Iterator<Item = BoxValue> {
    study.rules.slots().filter_map(move |slot| {
        let Offer::Open { points, bonus } = study.rules.offer(card, slot, dice) else {
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

/// The best box of every roll; `None` if the card is full.
fn score_every_roll(study: &Study, card: &Card, after: &After) -> Option<Vec<(f64, Slot)>> {
    let Study {
        offers,
        rules,
        lattice,
        ..
    } = study;
    let mut scores = vec![(f64::NEG_INFINITY, Slot(0)); lattice.rolls().len()];
    let mut worth = Vec::new();
    for slot in rules.slots().filter(|&slot| card.is_open(slot)) {
        let choices = &offers.slots[slot.index()];
        worth.clear();
        for &points in &choices.points {
            worth.push(after(slot.index(), points, 0)?);
        }
        for (score, &choice) in scores.iter_mut().zip(&choices.ordinary) {
            let value = worth[usize::from(choice)];
            if value > score.0 {
                *score = (value, slot);
            }
        }
    }
    if offers.extra.is_some_and(|extra| !card.is_open(extra)) {
        for joker in &offers.jokers {
            // Of equal ones the first, as above.
            let boxes = boxes(study, card, after, &lattice.rolls()[joker.roll]);
            let best = boxes.reduce(|best, next| if next.value > best.value { next } else { best });
            scores[joker.roll] = best.map(|best| (best.value, best.slot))?;
        }
    }
    let full = scores.iter().any(|(value, _)| value.is_infinite());
    (!full).then_some(scores)
}
