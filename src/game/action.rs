//! What players wish, and what happened.

use super::Millis;
use crate::dice::{Dice, Face, Keep};
use crate::rules::Slot;

/// A player's wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Throw one die for who starts.
    ThrowForStart,
    /// Throw all dice but those kept. The first throw of a turn keeps none.
    Throw(Keep),
    /// Fill a box with the dice as they lie.
    Score(Slot),
    /// Take back the last score.
    Undo,
    /// So much time has gone by in this turn. Only in games with a clock.
    Spend(Millis),
}

/// What happened. A save is a list of these, so a released one never changes its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The next contender's die for who starts.
    ThrownForStart(Face),
    /// Dice were thrown.
    Thrown {
        /// The dice that stayed on the table.
        kept: Keep,
        /// What the others now show, in their places.
        thrown: Dice,
    },
    /// A box was filled.
    Scored(Slot),
    /// The last score was taken back.
    Undone,
    /// Time went by in this turn.
    Spent(Millis),
}
