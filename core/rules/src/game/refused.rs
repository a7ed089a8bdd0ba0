//! Why an action is not possible.

use crate::dice::NoEntropy;
use crate::{Closed, Slot};

/// Why an action is not possible. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The game has ended.
    #[error("the game has ended")]
    GameOver,
    /// Players still roll for who starts.
    #[error("it is not decided yet who starts")]
    StartFirst,
    /// It is decided who starts.
    #[error("it is decided who starts")]
    StartIsDecided,
    /// All rolls of this turn are made.
    #[error("no rolls are left in this turn")]
    NoRollsLeft,
    /// The first roll rolls all dice; there is nothing to keep yet.
    #[error("the first roll rolls all dice")]
    NothingToKeep,
    /// A kept die is not on the table, or the number of rolled dice is wrong.
    #[error("these are not the dice on the table")]
    WrongDice,
    /// The dice are shared with others, and these are other dice.
    #[error("the dice of this game fall otherwise")]
    OtherDice,
    /// The dice must be rolled before a box is filled.
    #[error("nothing has been rolled yet")]
    RollFirst,
    /// The rule set has no such category.
    #[error("there is no such category")]
    NoSuchCategory(Slot),
    /// The box is filled.
    #[error("the box is filled")]
    Filled(Slot),
    /// The order of the card or a joker rule closes this box for these dice.
    #[error("{1}")]
    Closed(Slot, Closed),
    /// There is no score to take back, or dice were rolled since.
    #[error("there is no score to take back")]
    NothingToUndo,
    /// This game has no clock.
    #[error("this game has no clock")]
    NoClock,
    /// The device gives no randomness to roll dice with.
    #[error("the machine gives no randomness")]
    NoEntropy,
}

impl From<NoEntropy> for Refused {
    fn from(NoEntropy: NoEntropy) -> Refused {
        Refused::NoEntropy
    }
}
