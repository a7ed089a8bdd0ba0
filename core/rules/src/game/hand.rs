//! The dice on the table.

use crate::Throw;
use crate::dice::{Dice, Keep};

/// The dice on the table in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The dice, in their places.
    pub dice: Dice,
    /// The rolls of this turn so far, 1 or more.
    pub rolls: u8,
    /// The dice that stayed on the table in the last roll.
    pub kept: Keep,
}

impl Hand {
    /// What these dice score depends on.
    pub fn throw(&self) -> Throw {
        Throw {
            dice: self.dice.counts(),
            roll: self.rolls,
        }
    }
}
