//! Numbers side by side.

use std::ops::{Deref, DerefMut};

use super::real::Real;

/// What is computed for every keep: one number, or several side by side.
pub(super) trait Cell: Copy {
    const ZERO: Self;

    fn add(&mut self, other: &Self);

    /// Takes the higher of both.
    fn rise(&mut self, other: &Self);

    fn scaled(self, by: f64) -> Self;
}

impl Cell for f64 {
    const ZERO: f64 = 0.0;

    #[inline(always)]
    fn add(&mut self, other: &f64) {
        *self += other;
    }

    #[inline(always)]
    fn rise(&mut self, other: &f64) {
        *self = self.higher(*other);
    }

    #[inline(always)]
    fn scaled(self, by: f64) -> f64 {
        self * by
    }
}

/// One number for each of `L` positions. They are aligned for vector instructions, and every method
/// is one such instruction for every few lanes.
#[derive(Clone, Copy)]
#[cfg_attr(target_arch = "wasm32", repr(align(16)))]
#[cfg_attr(not(target_arch = "wasm32"), repr(align(64)))]
pub(super) struct Lanes<F, const L: usize>(pub [F; L]);

impl<F: Real, const L: usize> Cell for Lanes<F, L> {
    const ZERO: Self = Lanes([F::ZERO; L]);

    #[inline(always)]
    fn add(&mut self, other: &Self) {
        for lane in 0..L {
            self.0[lane] += other.0[lane];
        }
    }

    #[inline(always)]
    fn rise(&mut self, other: &Self) {
        for lane in 0..L {
            self.0[lane] = self.0[lane].higher(other.0[lane]);
        }
    }

    #[inline(always)]
    fn scaled(mut self, by: f64) -> Self {
        let by = F::of(by);
        for lane in 0..L {
            self.0[lane] = self.0[lane] * by;
        }
        self
    }
}

impl<F: Real, const L: usize> Lanes<F, L> {
    /// The same number everywhere.
    pub const fn all(value: F) -> Self {
        Lanes([value; L])
    }

    /// Takes out the numbers of the lanes in which a value is not below another one, and returns them; zero in the others.
    #[inline(always)]
    pub fn take_where(&mut self, value: &Self, other: &Self) -> Self {
        let mut taken = Self::all(F::ZERO);
        for lane in 0..L {
            let is_taken = value.0[lane] >= other.0[lane];
            taken.0[lane] = if is_taken { self.0[lane] } else { F::ZERO };
            self.0[lane] = if is_taken { F::ZERO } else { self.0[lane] };
        }
        taken
    }

    #[inline(always)]
    pub fn raised(mut self, by: F) -> Self {
        for lane in 0..L {
            self.0[lane] += by;
        }
        self
    }
}

impl<F, const L: usize> Deref for Lanes<F, L> {
    type Target = [F; L];

    fn deref(&self) -> &[F; L] {
        &self.0
    }
}

impl<F, const L: usize> DerefMut for Lanes<F, L> {
    fn deref_mut(&mut self) -> &mut [F; L] {
        &mut self.0
    }
}
