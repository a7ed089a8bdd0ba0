//! The best choices of one turn, whatever the dice.

use std::sync::Arc;

use super::lanes::Lanes;
use super::lattice::Lattice;
use super::lattice_values::LatticeValues;
use super::{Choice, KeepValue};
use crate::dice::{Counts, Dice};
use crate::rules::Slot;

/// The best choice at every point of one turn. It borrows nothing, so that a player can keep it for
/// the whole turn.
#[derive(Clone)]
pub struct TurnPolicy {
    lattice: Arc<Lattice>,
    /// For each stage of a turn, the value of each roll when it is scored, and its best box.
    pub(super) scores: Vec<Vec<(f64, Slot)>>,
    /// With one roll left, with two, and so on.
    rolls: Vec<KeepTable>,
}

/// The values of all keeps with a certain number of rolls left.
#[derive(Clone)]
struct KeepTable {
    /// By keep: its value when the other dice are rolled.
    kept: Vec<f64>,
    /// By keep: the value of the best keep within it.
    best: Vec<f64>,
}

impl TurnPolicy {
    /// The policy of a turn whose rolls have these values when they are scored, stage by stage, and the value of the turn
    /// before the first roll. `N` must be enough for the [`LatticeValues`].
    pub(super) fn new<const N: usize>(
        lattice: &Arc<Lattice>,
        scores: Vec<Vec<(f64, Slot)>>,
        rolls: u8,
    ) -> (TurnPolicy, f64) {
        let stage = |stage: usize| -> Vec<Lanes<f64, 1>> {
            let scores = scores[stage].iter();
            scores.map(|(score, _)| Lanes::all(*score)).collect()
        };
        let mut values = LatticeValues::<f64, 1, N>::new();
        for (roll, score) in (lattice.first_roll..).zip(stage(scores.len() - 1)) {
            values.set(roll, score);
        }
        let tables = (1..rolls).map(|left| {
            values.mean(lattice);
            let kept = values.first_lane(lattice);
            if usize::from(rolls - left) < scores.len() {
                values.raise_rolls(lattice, &stage(usize::from(rolls - left) - 1));
            }
            values.best(lattice);
            let best = values.first_lane(lattice);
            KeepTable { kept, best }
        });
        let rolls = tables.collect();
        let policy = TurnPolicy {
            rolls,
            lattice: lattice.clone(),
            scores,
        };
        (policy, values.expected(lattice)[0])
    }

    /// The value of a roll that is scored with this many rolls left, and its best box.
    pub(super) fn score(&self, roll: usize, rolls_left: u8) -> (f64, Slot) {
        let before = self.rolls.len().saturating_sub(rolls_left.into());
        self.scores[before.min(self.scores.len() - 1)][roll]
    }

    /// The value of these dice with this many rolls left.
    pub(super) fn value(&self, dice: &Counts, rolls_left: u8) -> Option<f64> {
        let roll = self.lattice.roll(dice)?;
        match usize::from(rolls_left).checked_sub(1) {
            None => Some(self.score(roll, 0).0),
            Some(table) => Some(self.rolls.get(table)?.best[self.lattice.first_roll + roll]),
        }
    }

    /// The best choice with these dice; scoring, if rolling again gains nothing. `None` if the
    /// number of dice or rolls does not fit the rules.
    pub fn best(&self, dice: &Dice, rolls_left: u8) -> Option<Choice> {
        let counts = dice.counts();
        Some(match self.keep(&counts, rolls_left)? {
            Some(keep) => Choice::Keep(dice.places_of(self.lattice.keeps[keep])),
            None => Choice::Score(self.score(self.lattice.roll(&counts)?, rolls_left).1),
        })
    }

    /// The best keep with these dice; the inner `None` if scoring is as good.
    pub(super) fn keep(&self, dice: &Counts, rolls_left: u8) -> Option<Option<usize>> {
        let roll = self.lattice.roll(dice)?;
        let Some(table) = usize::from(rolls_left).checked_sub(1) else {
            return Some(None);
        };
        let table = self.rolls.get(table)?;
        let lattice = &self.lattice;
        let mut place = lattice.first_roll + roll;
        let best = table.best[place];
        if self.score(roll, rolls_left).0 >= best {
            return Some(None);
        }
        // Goes down to the keep that the value came from; keeping all dice is the last resort.
        while place >= lattice.first_roll || table.kept[place] < best {
            let faces = faces_of(&lattice.keeps[place]);
            let less = lattice.less[place][..faces].iter();
            let mut less = less.map(|&next| usize::from(next));
            let Some(next) = less.find(|&next| table.best[next] >= best) else {
                break;
            };
            place = next;
        }
        Some(Some(place))
    }

    /// The value of each keep, best first; equal dice count as one keep.
    pub(super) fn keeps(&self, dice: &Dice, rolls_left: u8) -> Option<Vec<KeepValue>> {
        let all = dice.counts();
        self.lattice.roll(&all)?;
        let table = self.rolls.get(usize::from(rolls_left).checked_sub(1)?)?;
        let within = |keep: &Counts| keep.0.iter().zip(all.0).all(|(&kept, all)| kept <= all);
        let keeps = self.lattice.keeps.iter().zip(&table.kept);
        let keeps = keeps.filter(|(keep, _)| within(keep));
        let values = keeps.map(|(keep, &value)| KeepValue {
            keep: dice.places_of(*keep),
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
