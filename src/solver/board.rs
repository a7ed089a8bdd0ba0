//! Where a turn is reckoned: one cell a keep, several games side by side in each cell.

use super::lattice::Lattice;
use super::real::Real;

/// A value for every keep, for `L` positions at once; `N` is a power of two not below the number of keeps.
///
/// All positions take the same steps, so each step is a few vector instructions over the lanes.
pub(super) struct Board<F, const L: usize, const N: usize> {
    pub cells: Box<[[F; L]; N]>,
}

impl<F: Real, const L: usize, const N: usize> Board<F, L, N> {
    pub fn new() -> Self {
        Board {
            cells: Box::new([[F::ZERO; L]; N]),
        }
    }

    /// From what the rolls are worth before a throw's dice are chosen, to what each keep is worth.
    #[inline(never)]
    pub fn mean(&mut self, lattice: &Lattice) {
        let sixth = F::of(1.0 / 6.0);
        let cells = &mut *self.cells;
        for (place, more) in lattice.more.iter().enumerate().rev() {
            let [first, others @ ..] = more;
            let mut sum = cells[usize::from(*first) & (N - 1)];
            for &next in others {
                let next = &cells[usize::from(next) & (N - 1)];
                for lane in 0..L {
                    sum[lane] += next[lane];
                }
            }
            for lane in &mut sum {
                *lane = *lane * sixth;
            }
            cells[place & (N - 1)] = sum;
        }
    }

    /// From what each keep is worth to what the best keep within it is worth.
    pub fn best(&mut self, lattice: &Lattice) {
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
    }

    #[inline(never)]
    fn best_of<const FACES: usize>(&mut self, lattice: &Lattice, keeps: std::ops::Range<usize>) {
        let cells = &mut *self.cells;
        for (place, less) in keeps.clone().zip(&lattice.less[keeps]) {
            let mut top = cells[place & (N - 1)];
            for &next in less.iter().take(FACES) {
                let next = &cells[usize::from(next) & (N - 1)];
                for lane in 0..L {
                    top[lane] = top[lane].higher(next[lane]);
                }
            }
            cells[place & (N - 1)] = top;
        }
    }

    /// What a fresh throw is worth.
    #[inline(never)]
    pub fn expected(&self, lattice: &Lattice) -> [F; L] {
        let mut all = [F::ZERO; L];
        for odds in &lattice.odds {
            let mut sum = [F::ZERO; L];
            for roll in odds.keeps.clone() {
                let roll = &self.cells[roll & (N - 1)];
                for lane in 0..L {
                    sum[lane] += roll[lane];
                }
            }
            let chance = F::of(odds.chance);
            for lane in 0..L {
                all[lane] += sum[lane] * chance;
            }
        }
        all
    }

    /// A whole turn of so many throws, from what the rolls score to what the turn is worth.
    pub fn turn(&mut self, lattice: &Lattice, throws: u8) -> [F; L] {
        for _ in 1..throws {
            self.mean(lattice);
            self.best(lattice);
        }
        self.expected(lattice)
    }
}
