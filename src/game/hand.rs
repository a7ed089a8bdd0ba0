//! The dice on the table.

use crate::dice::{Dice, Keep};

/// The dice on the table in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What they show.
    pub dice: Dice,
    /// How many rolls were made, 1 or more.
    pub rolls: u8,
    /// Which dice stayed on the table in the last roll.
    pub kept: Keep,
}
