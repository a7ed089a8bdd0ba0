//! The numbers in tables: fast ones or exact ones.

use std::ops::{Add, AddAssign, Mul, Sub};

use super::kernel::Kernel;

/// A floating-point number. `f32` is fast and exact to a thousandth of a point, `f64` to a billionth.
pub trait Real:
    Kernel
    + Copy
    + Send
    + Sync
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + AddAssign
{
    /// Zero.
    const ZERO: Self;
    /// The value of a box that may not be filled: lower than that of any game, yet small enough to add up.
    const CLOSED: Self;

    /// The nearest number of this kind.
    fn of(value: f64) -> Self;

    /// The same number as `f64`.
    fn wide(self) -> f64;

    /// The higher of two. Written as the comparison that vector instructions make: there are no NaNs here.
    #[inline(always)]
    fn higher(self, other: Self) -> Self {
        if self < other { other } else { self }
    }
}

impl Real for f32 {
    const ZERO: f32 = 0.0;
    const CLOSED: f32 = -1e30;

    fn of(value: f64) -> f32 {
        value as f32
    }

    fn wide(self) -> f64 {
        self.into()
    }
}

impl Real for f64 {
    const ZERO: f64 = 0.0;
    const CLOSED: f64 = -1e30;

    fn of(value: f64) -> f64 {
        value
    }

    fn wide(self) -> f64 {
        self
    }
}
