//! The values of a turn: one cell for each keep, several positions side by side in each cell.

use std::ops::Range;

use super::lanes::Cell;
use super::lattice::Lattice;
use super::vectors::in_vectors;

/// A cell for every keep; `N` is a power of two not below the number of keeps.
///
/// All positions of a cell take the same steps, so each step is a few vector instructions over the lanes.
pub(super) struct LatticeValues<C, const N: usize> {
    cells: Box<[C; N]>,
}

/// A point of a turn, on the way back from its last roll.
pub(super) enum TurnPoint {
    /// Every keep has its value when the other dice are rolled.
    Kept,
    /// Every keep has the value of the best keep within it, and every roll its value with so many rolls left.
    Rolled(usize),
}

impl<C: Cell, const N: usize> LatticeValues<C, N> {
    pub fn new() -> Self {
        LatticeValues {
            cells: Box::new([C::ZERO; N]),
        }
    }

    /// Computes a turn from its last roll back to before its first.
    ///
    /// For each number of rolls left, from 0 on, `scores` has what `score` needs to write what the rolls are worth when they
    /// are scored then; `None` if that is as much as with one roll fewer. `visit` sees the values at each point.
    pub fn turn<S>(
        &mut self,
        lattice: &Lattice,
        scores: impl Iterator<Item = Option<S>>,
        mut score: impl FnMut(&mut Self, S),
        mut visit: impl FnMut(&Self, TurnPoint),
    ) -> C {
        for (left, scored) in scores.enumerate() {
            if left == 0 {
                scored.into_iter().for_each(|scored| score(self, scored));
            } else {
                self.mean(lattice);
                visit(self, TurnPoint::Kept);
                if let Some(scored) = scored {
                    let kept = self.rolls(lattice).to_vec();
                    score(self, scored);
                    for (roll, kept) in (lattice.first_roll..).zip(&kept) {
                        let mut top = *self.cell(roll);
                        top.rise(kept);
                        self.set(roll, top);
                    }
                }
                self.best(lattice);
            }
            visit(self, TurnPoint::Rolled(left));
        }
        self.expected(lattice)
    }

    /// The cell of a keep.
    #[inline(always)]
    pub fn cell(&self, keep: usize) -> &C {
        &self.cells[keep & (N - 1)]
    }

    /// Writes the cell of a keep.
    #[inline(always)]
    pub fn set(&mut self, keep: usize, value: C) {
        self.cells[keep & (N - 1)] = value;
    }

    /// The cells of all keeps.
    pub fn keeps(&self, lattice: &Lattice) -> &[C] {
        &self.cells[..lattice.keeps.len()]
    }

    /// The cells of the rolls.
    pub fn rolls(&self, lattice: &Lattice) -> &[C] {
        &self.keeps(lattice)[lattice.first_roll..]
    }

    /// From the value of each roll to the value of each keep: the mean over the rolls that it may become.
    pub fn mean(&mut self, lattice: &Lattice) {
        in_vectors(
            #[inline(always)]
            || {
                for (keep, [first, others @ ..]) in lattice.more.iter().enumerate().rev() {
                    let mut sum = *self.cell((*first).into());
                    for &more in others {
                        sum.add(self.cell(more.into()));
                    }
                    self.set(keep, sum.scaled(1.0 / 6.0));
                }
            },
        )
    }

    /// From the value of each keep to the value of the best keep within it.
    pub fn best(&mut self, lattice: &Lattice) {
        in_vectors(
            #[inline(always)]
            || {
                for run in &lattice.runs {
                    match run.faces {
                        1 => self.best_of::<1>(lattice, run.keeps.clone()),
                        2 => self.best_of::<2>(lattice, run.keeps.clone()),
                        3 => self.best_of::<3>(lattice, run.keeps.clone()),
                        4 => self.best_of::<4>(lattice, run.keeps.clone()),
                        5 => self.best_of::<5>(lattice, run.keeps.clone()),
                        _ => self.best_of::<6>(lattice, run.keeps.clone()),
                    }
                }
            },
        )
    }

    #[inline(always)]
    fn best_of<const FACES: usize>(&mut self, lattice: &Lattice, keeps: Range<usize>) {
        for (keep, less) in keeps.clone().zip(&lattice.less[keeps]) {
            let mut top = *self.cell(keep);
            for &less in less.iter().take(FACES) {
                top.rise(self.cell(less.into()));
            }
            self.set(keep, top);
        }
    }

    /// The expected value before all dice are rolled.
    pub fn expected(&self, lattice: &Lattice) -> C {
        in_vectors(
            #[inline(always)]
            || {
                let mut all = C::ZERO;
                for equally_likely in &lattice.equally_likely {
                    let mut sum = C::ZERO;
                    for roll in equally_likely.keeps.clone() {
                        sum.add(self.cell(roll));
                    }
                    all.add(&sum.scaled(equally_likely.chance));
                }
                all
            },
        )
    }
}
