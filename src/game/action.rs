//! What players want to do, and what happened.

use super::Millis;
use crate::dice::{Dice, Face, Keep};
use crate::rules::Slot;

/// A player's wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Roll one die for who starts.
    RollForStart,
    /// Roll all dice but those kept. The first roll of a turn keeps none.
    Roll(Keep),
    /// Fill a box with the dice as they lie.
    Score(Slot),
    /// Take back the last score of a person, if no person has rolled since. Computers may have played on: their
    /// turns stand as they fell.
    Undo,
    /// So much time has gone by in this turn. Only in games with a clock.
    Spend(Millis),
}

/// What happened. A save is a list of these, so a released one never changes its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The next contender's die for who starts.
    RolledForStart(Face),
    /// Dice were rolled.
    Rolled {
        /// The dice that stayed on the table.
        kept: Keep,
        /// What the others now show, in their places.
        rolled: Dice,
    },
    /// A box was filled.
    Scored(Slot),
    /// The score written last was taken back; no dice were rolled since.
    Undone,
    /// The last score of a person was taken back, though computers have rolled since. When it is made good, the game
    /// goes on where it stood.
    Reopened,
    /// Time went by in this turn.
    Spent(Millis),
}
