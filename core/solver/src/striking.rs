//! Where rolls may be struck, card by card.

use super::lanes::Lanes;
use super::real::Real;
use rollkeep_rules::Strike;

/// The value of a roll as more and more ways to strike are added.
pub(super) struct Striking<F, const L: usize> {
    /// Where it scores more than zero.
    fits: Lanes<F, L>,
    /// And where it is struck.
    pub best: Lanes<F, L>,
}

impl<F: Real, const L: usize> Striking<F, L> {
    pub fn new(fits: Lanes<F, L>) -> Self {
        Striking { best: fits, fits }
    }

    /// Adds zeros of this kind where they may be written; those of freer kinds came before.
    pub fn strike(&mut self, strike: Strike, zero: &Lanes<F, L>) {
        for lane in 0..L {
            if strike.allows(is_open(self.fits[lane]), is_open(self.best[lane])) {
                self.best[lane] = self.best[lane].higher(zero[lane]);
            }
        }
    }
}

/// Returns whether a value is not that of a closed cell, which is far below any other.
#[inline(always)]
pub(super) fn is_open<F: Real>(value: F) -> bool {
    value > F::of(-1e20)
}
