//! The values of a turn: one cell for each keep, several positions side by side in each cell.

use std::ops::Range;

use super::lanes::Lanes;
use super::lattice::Lattice;
use super::real::Real;
use super::vectors::in_vectors;

/// A value for every keep, for `L` positions at once; `N` is a power of two not below the number of keeps.
///
/// All positions take the same steps, so each step is a few vector instructions over the lanes.
pub(super) struct LatticeValues<F, const L: usize, const N: usize> {
    cells: Box<[Lanes<F, L>; N]>,
}

impl<F: Real, const L: usize, const N: usize> LatticeValues<F, L, N> {
    pub fn new() -> Self {
        LatticeValues {
            cells: Box::new([Lanes::all(F::ZERO); N]),
        }
    }

    /// The cell of a keep.
    #[inline(always)]
    pub fn cell(&self, keep: usize) -> &Lanes<F, L> {
        &self.cells[keep & (N - 1)]
    }

    /// Writes the cell of a keep.
    #[inline(always)]
    pub fn set(&mut self, keep: usize, value: Lanes<F, L>) {
        self.cells[keep & (N - 1)] = value;
    }

    /// The values of all keeps in the first position.
    pub fn first_lane(&self, lattice: &Lattice) -> Vec<F> {
        let cells = self.cells.iter().take(lattice.keeps.len());
        cells.map(|cell| cell[0]).collect()
    }

    /// From the value of each roll to the value of each keep: the mean over the rolls that it may become.
    pub fn mean(&mut self, lattice: &Lattice) {
        in_vectors(
            #[inline(always)]
            || {
                let sixth = F::of(1.0 / 6.0);
                for (keep, [first, others @ ..]) in lattice.more.iter().enumerate().rev() {
                    let mut sum = *self.cell((*first).into());
                    for &more in others {
                        sum.add(self.cell(more.into()));
                    }
                    self.set(keep, sum.scaled(sixth));
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
    pub fn expected(&self, lattice: &Lattice) -> Lanes<F, L> {
        in_vectors(
            #[inline(always)]
            || {
                let mut all = Lanes::all(F::ZERO);
                for equally_likely in &lattice.equally_likely {
                    let mut sum = Lanes::all(F::ZERO);
                    for roll in equally_likely.keeps.clone() {
                        sum.add(self.cell(roll));
                    }
                    all.add(&sum.scaled(F::of(equally_likely.chance)));
                }
                all
            },
        )
    }

    /// The values of the rolls.
    pub fn of_rolls(&self, lattice: &Lattice) -> Vec<Lanes<F, L>> {
        let rolls = lattice.first_roll..lattice.keeps.len();
        rolls.map(|roll| *self.cell(roll)).collect()
    }

    /// Raises the value of each roll to one of these, if that is higher.
    pub fn raise_rolls(&mut self, lattice: &Lattice, values: &[Lanes<F, L>]) {
        for (roll, value) in (lattice.first_roll..).zip(values) {
            let mut top = *self.cell(roll);
            top.rise(value);
            self.set(roll, top);
        }
    }
}
