//! What players want to do, and what happened.

use super::Millis;
use crate::Slot;
use crate::dice::{Dice, Face, Keep};

/// What a player wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Roll one die to decide who starts.
    RollForStart,
    /// Roll all dice but those kept. The first roll of a turn keeps none.
    Roll(Keep),
    /// Fill a box with the dice as they lie.
    Score(Slot),
    /// Take back the last score of a person, if no person has rolled since. Turns that computers have played since
    /// remain.
    Undo,
    /// Count this much time in this turn. Only in games with a clock.
    Spend(Millis),
}

/// What happened. A save is a list of events, so the meaning of a released event never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The next contender rolled this die for the start.
    RolledForStart(Face),
    /// Dice were rolled.
    Rolled {
        /// The dice that stayed on the table.
        kept: Keep,
        /// What the other dice now show, in their places.
        rolled: Dice,
    },
    /// A box was filled.
    Scored(Slot),
    /// A player took back the score written last; no dice were rolled since. Logs of earlier versions take back the scores of
    /// computers, too, so a log may do what no [`Action::Undo`] does now.
    Undone,
    /// A player took back the last score of a person, though computers have rolled since. After the new score, the game
    /// goes on where it was.
    Reopened,
    /// Time went by in this turn.
    Spent(Millis),
}
