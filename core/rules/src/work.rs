//! Counts what rules cost to compute, so that tests can compare it with the bounds of a [`Spec`](super::Spec).

#[cfg(feature = "count-work")]
use std::cell::Cell;

#[cfg(feature = "count-work")]
thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts a step: one pattern compared with a roll, one group of dice tried, one part of the points added up, or one box
/// offered. Costs nothing without the feature `count-work`.
#[inline(always)]
pub(super) fn step() {
    #[cfg(feature = "count-work")]
    STEPS.set(STEPS.get() + 1);
}

/// Returns how many steps this thread has taken so far.
#[cfg(feature = "count-work")]
pub fn steps() -> u64 {
    STEPS.get()
}
