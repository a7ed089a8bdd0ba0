//! The best choices of one turn, whatever the dice.

use std::hint::select_unpredictable;
use std::sync::Arc;

use super::lattice::Lattice;
use super::lattice_values::{LatticeValues, TurnPoint};
use super::model::Model;
use super::real::Real;
use super::{Choice, KeepValue};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Counts, Dice};

/// The best choice at every point of one turn. It borrows nothing, so that a player can keep it for
/// the whole turn.
#[derive(Clone)]
pub struct TurnPolicy {
    lattice: Arc<Lattice>,
    /// For each stage of a turn, what each roll is worth when it is scored.
    scores: Vec<RollScores>,
    /// With one roll left, with two, and so on.
    rolls: Vec<KeepTable>,
}

/// What each roll is worth when it is scored.
#[derive(Clone)]
pub(super) struct RollScores {
    pub values: Vec<f64>,
    /// The best box of each roll.
    pub slots: Vec<Slot>,
}

impl RollScores {
    /// So many rolls, none of which may fill a box.
    pub fn new(rolls: usize) -> RollScores {
        RollScores {
            values: vec![f64::NEG_INFINITY; rolls],
            slots: vec![Slot(0); rolls],
        }
    }

    /// Lets every roll fill a box for one of these values: `choices` says which. Of equally good boxes, the first stays.
    pub fn add_box(&mut self, slot: Slot, choices: &[u16], worth: &[f64]) {
        let scores = self.values.iter_mut().zip(&mut self.slots);
        for ((best, filled), &choice) in scores.zip(choices) {
            let value = worth[usize::from(choice)];
            *filled = select_unpredictable(value > *best, slot, *filled);
            *best = best.higher(value);
        }
    }

    /// Lets a roll fill a box for this value. Of equally good boxes, the first stays.
    pub fn raise(&mut self, roll: usize, value: f64, slot: Slot) {
        if value > self.values[roll] {
            (self.values[roll], self.slots[roll]) = (value, slot);
        }
    }
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
    /// The policy of a turn whose rolls are worth this when they are scored, stage by stage, and the value of the turn
    /// before the first roll.
    pub(super) fn new(model: &Model, scores: Vec<RollScores>) -> (TurnPolicy, f64) {
        let lattice = &*model.lattice;
        let score = |values: &mut LatticeValues<f64, 1024>, stage: usize| {
            for (roll, &score) in (lattice.first_roll..).zip(&scores[stage].values) {
                values.set(roll, score);
            }
        };
        let mut rolls: Vec<KeepTable> = Vec::new();
        let visit = |values: &LatticeValues<f64, 1024>, point| match (point, rolls.last_mut()) {
            (TurnPoint::Kept, _) => rolls.push(KeepTable {
                kept: values.keeps(lattice).to_vec(),
                best: Vec::new(),
            }),
            (TurnPoint::Rolled(_), Some(table)) => table.best = values.keeps(lattice).to_vec(),
            (TurnPoint::Rolled(_), None) => {}
        };
        let expected = LatticeValues::new().turn(lattice, model.stages(), score, visit);
        let lattice = model.lattice.clone();
        let policy = TurnPolicy {
            lattice,
            scores,
            rolls,
        };
        (policy, expected)
    }

    /// The value of a roll that is scored with this many rolls left, and its best box.
    pub(super) fn score(&self, roll: usize, rolls_left: u8) -> (f64, Slot) {
        let before = self.rolls.len().saturating_sub(rolls_left.into());
        let scores = &self.scores[before.min(self.scores.len() - 1)];
        (scores.values[roll], scores.slots[roll])
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

    /// The value of each keep that rolls a die, best first; equal dice count as one keep.
    pub(super) fn keeps(&self, dice: &Dice, rolls_left: u8) -> Option<Vec<KeepValue>> {
        let all = dice.counts();
        self.lattice.roll(&all)?;
        let table = self.rolls.get(usize::from(rolls_left).checked_sub(1)?)?;
        let within = |keep: &Counts| keep.0.iter().zip(all.0).all(|(&kept, all)| kept <= all);
        let keeps = self.lattice.keeps.iter().zip(&table.kept);
        let keeps = keeps.filter(|(keep, _)| within(keep) && **keep != all);
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
