//! Why an action is not possible.

use crate::dice::NoEntropy;
use crate::rules::{Closed, Slot};

/// Why an action is not possible. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game has ended.
    GameOver,
    /// Players still roll for who starts.
    StartFirst,
    /// It is settled who starts.
    StartIsSettled,
    /// All rolls of this turn are made.
    NoRollsLeft,
    /// The first roll rolls all dice; there is nothing to keep yet.
    NothingToKeep,
    /// A die to be kept is not on the table, or the dice rolled are not as many as were not kept.
    WrongDice,
    /// The dice are shared with others, and fall otherwise.
    OtherDice,
    /// A box is filled after a roll, not before.
    RollFirst,
    /// The rule set has no such category.
    NoSuchCategory(Slot),
    /// The box is filled.
    Filled(Slot),
    /// A joker rule closes this box to these dice.
    Closed(Slot, Closed),
    /// There is no score to take back, or dice were rolled since.
    NothingToUndo,
    /// This game has no clock.
    NoClock,
    /// The machine gives no randomness to roll dice with.
    NoEntropy,
}

impl From<NoEntropy> for Refused {
    fn from(NoEntropy: NoEntropy) -> Refused {
        Refused::NoEntropy
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let why = match self {
            Refused::GameOver => "the game has ended",
            Refused::StartFirst => "it is not settled yet who starts",
            Refused::StartIsSettled => "it is settled who starts",
            Refused::NoRollsLeft => "no rolls are left in this turn",
            Refused::NothingToKeep => "the first roll rolls all dice",
            Refused::WrongDice => "these are not the dice on the table",
            Refused::OtherDice => "the dice of this game fall otherwise",
            Refused::RollFirst => "nothing has been rolled yet",
            Refused::NoSuchCategory(_) => "there is no such category",
            Refused::Filled(_) => "the box is filled",
            Refused::Closed(_, Closed::UpperFirst(_)) => "the upper box of this face must take it",
            Refused::Closed(_, Closed::LowerFirst) => "a lower box must take it",
            Refused::NothingToUndo => "there is no score to take back",
            Refused::NoClock => "this game has no clock",
            Refused::NoEntropy => "the machine gives no randomness",
        };
        f.write_str(why)
    }
}

impl std::error::Error for Refused {}
