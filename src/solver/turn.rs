//! One turn with a certain card.

use super::board::Board;
use super::lanes::Lanes;
use super::study::Study;
use super::{Advice, BoxValue, Choice, KeepValue};
use crate::dice::{Counts, Dice, Keep};
use crate::rules::{Card, Offer, Slot};

/// All values of one turn with a certain card: expected final totals, or the chances of a total.
pub struct Turn<'a> {
    pub(super) study: &'a Study,
    pub(super) card: &'a Card,
    after: Box<After<'a>>,
    /// What each roll is worth when it must be scored, and where.
    pub(super) scores: Vec<(f64, Slot)>,
    /// With one throw left, two, and so on.
    throws: Vec<Sweep>,
    expected: f64,
}

/// What the game is worth after a category is filled with these points and this bonus.
pub(super) type After<'a> = dyn Fn(usize, u16, u16) -> Option<f64> + 'a;

/// What dice are worth with a certain number of throws left.
struct Sweep {
    /// By keep: what it is worth when the other dice are thrown.
    kept: Vec<f64>,
    /// By keep: the same of the best keep within it.
    best: Vec<f64>,
}

impl<'a> Turn<'a> {
    pub(super) fn new(study: &'a Study, card: &'a Card, after: Box<After<'a>>) -> Option<Self> {
        let mut turn = Turn {
            study,
            card,
            after,
            scores: Vec::new(),
            throws: Vec::new(),
            expected: 0.0,
        };
        turn.scores = turn.score_every_roll()?;
        let lattice = &study.lattice;
        let mut line = Board::<f64, 1, 1024>::new();
        for (roll, (score, _)) in (lattice.first_roll..).zip(&turn.scores) {
            line.set(roll, Lanes::all(*score));
        }
        let keeps = lattice.keeps.len();
        for _ in 1..study.rules.throws {
            line.mean(lattice);
            let kept = (0..keeps).map(|keep| line.cell(keep)[0]).collect();
            line.best(lattice);
            let best = (0..keeps).map(|keep| line.cell(keep)[0]).collect();
            turn.throws.push(Sweep { kept, best });
        }
        turn.expected = line.expected(lattice)[0];
        Some(turn)
    }

    /// The best box of every roll; `None` if the card is full.
    fn score_every_roll(&self) -> Option<Vec<(f64, Slot)>> {
        let Study {
            offers,
            rules,
            lattice,
            ..
        } = self.study;
        let mut scores = vec![(f64::NEG_INFINITY, Slot(0)); lattice.rolls().len()];
        for slot in rules.slots().filter(|&slot| self.card.is_open(slot)) {
            let choices = &offers.slots[slot.index()];
            let after = |&points| (self.after)(slot.index(), points, 0);
            let after: Option<Vec<f64>> = choices.points.iter().map(after).collect();
            let after = after?;
            for (score, &choice) in scores.iter_mut().zip(&choices.ordinary) {
                let value = after[usize::from(choice)];
                if value > score.0 {
                    *score = (value, slot);
                }
            }
        }
        if offers.extra.is_some_and(|extra| !self.card.is_open(extra)) {
            for joker in &offers.jokers {
                let boxes = self.boxes(&lattice.rolls()[joker.roll]);
                let best = boxes.first()?;
                scores[joker.roll] = (best.value, best.slot);
            }
        }
        let full = scores.iter().any(|(value, _)| value.is_infinite());
        (!full).then_some(scores)
    }

    /// What the turn is worth before the first throw.
    pub const fn expected(&self) -> f64 {
        self.expected
    }

    /// What it is worth that the dice show this, with so many throws left.
    /// `None` if there are not so many dice or throws.
    pub fn value(&self, dice: &Counts, throws_left: u8) -> Option<f64> {
        let roll = self.roll(dice)?;
        let place = self.study.lattice.first_roll + roll;
        match usize::from(throws_left).checked_sub(1) {
            None => Some(self.scores[roll].0),
            Some(sweep) => Some(self.throws.get(sweep)?.best[place]),
        }
    }

    /// The best thing to do with these dice. Scoring comes first if nothing is to be gained.
    /// `None` if there are not so many dice or throws.
    pub fn best(&self, dice: &Dice, throws_left: u8) -> Option<Choice> {
        let counts = dice.counts();
        Some(match self.keep(&counts, throws_left)? {
            Some(keep) => Choice::Keep(places(dice, &self.study.lattice.keeps[keep])),
            None => Choice::Score(self.scores[self.roll(&counts)?].1),
        })
    }

    /// The best keep with these dice; none in it if scoring is as good.
    pub(super) fn keep(&self, dice: &Counts, throws_left: u8) -> Option<Option<usize>> {
        let roll = self.roll(dice)?;
        let Some(sweep) = usize::from(throws_left).checked_sub(1) else {
            return Some(None);
        };
        let sweep = self.throws.get(sweep)?;
        let lattice = &self.study.lattice;
        let mut place = lattice.first_roll + roll;
        let best = sweep.best[place];
        if self.scores[roll].0 >= best {
            return Some(None);
        }
        // Down to the keep from which the value came; to keep all dice is the last resort.
        while place >= lattice.first_roll || sweep.kept[place] < best {
            let faces = faces_of(&lattice.keeps[place]);
            let less = lattice.less[place][..faces].iter();
            let mut less = less.map(|&next| usize::from(next));
            let Some(next) = less.find(|&next| sweep.best[next] >= best) else {
                break;
            };
            place = next;
        }
        Some(Some(place))
    }

    /// What each box is worth that may be filled with these dice, best first.
    pub fn boxes(&self, dice: &Counts) -> Vec<BoxValue> {
        let rules = &self.study.rules;
        let values = rules.slots().filter_map(|slot| {
            let Offer::Open { points, bonus } = rules.offer(self.card, slot, dice) else {
                return None;
            };
            Some(BoxValue {
                slot,
                points,
                bonus,
                value: (self.after)(slot.index(), points, bonus)?,
            })
        });
        let mut values: Vec<BoxValue> = values.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        values
    }

    /// What each keep is worth, best first; equal dice count as one keep.
    /// Empty if there is no throw left, or there are not so many dice or throws.
    pub fn keeps(&self, dice: &Dice, throws_left: u8) -> Vec<KeepValue> {
        let all = dice.counts();
        let sweep = usize::from(throws_left).checked_sub(1);
        let sweep = sweep.and_then(|sweep| self.throws.get(sweep));
        let (Some(sweep), Some(_)) = (sweep, self.roll(&all)) else {
            return Vec::new();
        };
        let within = |keep: &Counts| keep.0.iter().zip(all.0).all(|(&kept, all)| kept <= all);
        let keeps = self.study.lattice.keeps.iter().zip(&sweep.kept);
        let keeps = keeps.filter(|(keep, _)| within(keep));
        let values = keeps.map(|(keep, &value)| KeepValue {
            keep: places(dice, keep),
            value,
        });
        let mut values: Vec<KeepValue> = values.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        values
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

    /// The number of a roll.
    pub(super) fn roll(&self, dice: &Counts) -> Option<usize> {
        let all = dice
            .0
            .iter()
            .fold(0u8, |all, &count| all.saturating_add(count));
        let lattice = &self.study.lattice;
        (all == self.study.rules.dice).then(|| lattice.place(dice) - lattice.first_roll)
    }
}

/// How many different faces a keep shows.
fn faces_of(keep: &Counts) -> usize {
    keep.0.iter().filter(|&&count| count > 0).count()
}

/// The leftmost dice that make up this keep.
fn places(dice: &Dice, keep: &Counts) -> Keep {
    let mut left = *keep;
    let mut bits = 0;
    for (place, face) in dice.faces().iter().enumerate() {
        if left.of(*face) > 0 {
            left.0[face.index()] -= 1;
            bits |= 1 << place;
        }
    }
    Keep::from_bits(bits)
}
