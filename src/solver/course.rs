//! What to do in one turn, whatever the dice.

use std::sync::Arc;

use super::board::Board;
use super::lanes::Lanes;
use super::lattice::Lattice;
use super::{Choice, KeepValue};
use crate::dice::{Counts, Dice, Keep};
use crate::rules::Slot;

/// The best thing to do at every point of one turn. It stands by itself, so that a player can keep
/// it for all throws of the turn.
#[derive(Clone)]
pub struct Course {
    lattice: Arc<Lattice>,
    /// What each roll is worth when it must be scored, and where.
    pub(super) scores: Vec<(f64, Slot)>,
    /// With one throw left, two, and so on.
    throws: Vec<Sweep>,
}

/// What dice are worth with a certain number of throws left.
#[derive(Clone)]
struct Sweep {
    /// By keep: what it is worth when the other dice are thrown.
    kept: Vec<f64>,
    /// By keep: the same of the best keep within it.
    best: Vec<f64>,
}

impl Course {
    /// The course of a turn in which the rolls are worth this in the end, and what it is worth
    /// before the first throw. `N` must be enough for the [`Board`].
    pub(super) fn new<const N: usize>(
        lattice: &Arc<Lattice>,
        scores: Vec<(f64, Slot)>,
        throws: u8,
    ) -> (Course, f64) {
        let mut line = Board::<f64, 1, N>::new();
        for (roll, (score, _)) in (lattice.first_roll..).zip(&scores) {
            line.set(roll, Lanes::all(*score));
        }
        let sweeps = (1..throws).map(|_| {
            line.mean(lattice);
            let kept = line.first_lane(lattice);
            line.best(lattice);
            let best = line.first_lane(lattice);
            Sweep { kept, best }
        });
        let course = Course {
            throws: sweeps.collect(),
            lattice: lattice.clone(),
            scores,
        };
        (course, line.expected(lattice)[0])
    }

    /// What it is worth that the dice show this, with so many throws left.
    pub(super) fn value(&self, dice: &Counts, throws_left: u8) -> Option<f64> {
        let roll = self.lattice.roll(dice)?;
        match usize::from(throws_left).checked_sub(1) {
            None => Some(self.scores[roll].0),
            Some(sweep) => Some(self.throws.get(sweep)?.best[self.lattice.first_roll + roll]),
        }
    }

    /// The best thing to do with these dice. Scoring comes first if nothing is to be gained.
    /// `None` if there are not so many dice or throws.
    pub fn best(&self, dice: &Dice, throws_left: u8) -> Option<Choice> {
        let counts = dice.counts();
        Some(match self.keep(&counts, throws_left)? {
            Some(keep) => Choice::Keep(places(dice, &self.lattice.keeps[keep])),
            None => Choice::Score(self.scores[self.lattice.roll(&counts)?].1),
        })
    }

    /// The best keep with these dice; none in it if scoring is as good.
    pub(super) fn keep(&self, dice: &Counts, throws_left: u8) -> Option<Option<usize>> {
        let roll = self.lattice.roll(dice)?;
        let Some(sweep) = usize::from(throws_left).checked_sub(1) else {
            return Some(None);
        };
        let sweep = self.throws.get(sweep)?;
        let lattice = &self.lattice;
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

    /// What each keep is worth, best first; equal dice count as one keep.
    pub(super) fn keeps(&self, dice: &Dice, throws_left: u8) -> Option<Vec<KeepValue>> {
        let all = dice.counts();
        self.lattice.roll(&all)?;
        let sweep = self.throws.get(usize::from(throws_left).checked_sub(1)?)?;
        let within = |keep: &Counts| keep.0.iter().zip(all.0).all(|(&kept, all)| kept <= all);
        let keeps = self.lattice.keeps.iter().zip(&sweep.kept);
        let keeps = keeps.filter(|(keep, _)| within(keep));
        let values = keeps.map(|(keep, &value)| KeepValue {
            keep: places(dice, keep),
            value,
        });
        let mut values: Vec<KeepValue> = values.collect();
        values.sort_by(|a, b| b.value.total_cmp(&a.value));
        Some(values)
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
