//! Dice that may be scored.

use crate::dice::Counts;

/// The dice on the table after a roll of a turn: all that decides what they score on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// What the dice show.
    pub dice: Counts,
    /// Which roll of the turn it was, from 1.
    pub roll: u8,
}
