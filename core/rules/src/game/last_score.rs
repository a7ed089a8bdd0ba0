//! The score written last.

use crate::Slot;

/// The score written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastScore {
    /// The seat whose card it is on.
    pub seat: usize,
    /// The box.
    pub slot: Slot,
    /// The points in the box.
    pub points: u16,
    /// The bonus for an extra Yahtzee that came with it, in points.
    pub bonus: u16,
}
