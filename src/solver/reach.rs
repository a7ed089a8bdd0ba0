//! How likely patterns are to be reached this turn.

use super::Reach;
use super::board::Board;
use super::lanes::Lanes;
use super::lattice::Lattice;
use super::study::Study;
use super::turn::Turn;
use crate::dice::Counts;
use crate::rules::Slot;

impl Turn<'_> {
    /// How likely each category is to be reached this turn, when the dice show this and so many
    /// throws are left; or, with no dice, before the first throw. A category is reached by dice
    /// that score more than 0 there by themselves. `None` if there are not so many dice or throws.
    pub fn reach(&self, dice: &Counts, throws_left: u8) -> Option<Vec<Reach>> {
        let Study { rules, lattice, .. } = self.study;
        let fresh = *dice == Counts::default();
        let left = if fresh { rules.throws } else { throws_left };
        let start = match fresh {
            true => 0,
            false => lattice.first_roll + lattice.roll(dice)?,
        };
        let ends = self.ends(start, left)?;
        let worth: Vec<Vec<bool>> = rules
            .categories
            .iter()
            .map(|category| {
                lattice
                    .rolls()
                    .iter()
                    .map(|roll| category.worth(roll) > 0)
                    .collect()
            })
            .collect();
        let tried = tried(lattice, &worth, start, left);
        let reach = |slot: Slot| {
            let shows = &worth[slot.index()];
            let sum = |of: &dyn Fn(usize) -> bool| -> f64 {
                let ends = ends.iter().enumerate().filter(|(roll, _)| of(*roll));
                ends.map(|(_, chance)| chance).sum()
            };
            Reach {
                slot,
                tried: tried[slot.index()],
                shown: sum(&|roll| shows[roll]),
                scored: sum(&|roll| self.course.scores[roll].1 == slot),
            }
        };
        Some(rules.slots().map(reach).collect())
    }

    /// By roll, how likely best play is to score it.
    fn ends(&self, start: usize, left: u8) -> Option<Vec<f64>> {
        let lattice = &self.study.lattice;
        let rolls = lattice.rolls();
        let mut ends = vec![0.0; rolls.len()];
        let mut chances = vec![0.0; lattice.keeps.len()];
        chances[start] = 1.0;
        for left in (1..=left).rev() {
            for roll in 0..rolls.len() {
                let chance = std::mem::take(&mut chances[lattice.first_roll + roll]);
                if chance > 0.0 {
                    match self.course.keep(&rolls[roll], left)? {
                        None => ends[roll] += chance,
                        Some(keep) => chances[keep] += chance,
                    }
                }
            }
            for (keep, more) in lattice.more.iter().enumerate() {
                let sixth = std::mem::take(&mut chances[keep]) / 6.0;
                for &more in more {
                    chances[usize::from(more)] += sixth;
                }
            }
        }
        for (end, chance) in ends.iter_mut().zip(&chances[lattice.first_roll..]) {
            *end += chance;
        }
        Some(ends)
    }
}

/// For each category, the best chance that the dice come to show it.
fn tried(lattice: &Lattice, worth: &[Vec<bool>], start: usize, left: u8) -> [f64; 16] {
    let mut board = Board::<f64, 16, 1024>::new();
    for roll in 0..lattice.rolls().len() {
        let mut shows = Lanes::all(0.0);
        for (lane, worth) in shows.iter_mut().zip(worth) {
            *lane = f64::from(u8::from(worth[roll]));
        }
        board.set(lattice.first_roll + roll, shows);
    }
    for _ in 0..left {
        board.mean(lattice);
        board.best(lattice);
    }
    board.cell(start).0
}
