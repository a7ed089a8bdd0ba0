//! What people do on the card, and why it may be refused.

use serde::{Deserialize, Serialize};

use rollkeep_rules::{Closed, Need, Slot};

/// A change on the card. The numbers are a seat, from 0, and its box. The meaning of a released entry never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The box now holds these points.
    Score(usize, Slot, u16),
    /// The box now holds these points, scored with an extra Yahtzee.
    Extra(usize, Slot, u16),
    /// The box now holds these points, scored so early in a turn that they win the game at once. No bonus comes with them.
    Win(usize, Slot, u16),
    /// The box is open again.
    Clear(usize, Slot),
    /// The box that was changed last is as it was before.
    Undo,
    /// Whether the statistics count this card.
    Count(bool),
    /// Whether the coach gives advice.
    Coach(bool),
}

/// Why an entry was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such seat, or no such box on the card.
    #[error("there is no such box")]
    NoSuchBox,
    /// No dice give these points in this box.
    #[error("no dice give {1} points in this box")]
    Impossible(Slot, u16),
    /// No extra Yahtzee gives these points in this box, or the rules have no bonus for one.
    #[error("no extra Yahtzee gives {1} points in this box")]
    NoExtra(Slot, u16),
    /// The Yahtzee box holds no points, so an extra Yahtzee brings no bonus.
    #[error("the Yahtzee box holds no points")]
    NoYahtzee,
    /// Points in this box do not win the game at once: a zero, other rules, or somebody who plays alone.
    #[error("these points do not win at once")]
    NoWin,
    /// Points in another box have won the game at once.
    #[error("the game is won already")]
    Won,
    /// The order of the card or a joker rule closes the box for these dice.
    #[error(transparent)]
    Closed(Closed),
    /// The box would have to hold more or less, because of what another one holds.
    #[error("the box needs something of another one")]
    Lacks(Slot, Need, u16),
    /// The number of dice is not that of the rules.
    #[error("the number of dice is wrong")]
    OtherDice,
    /// There is no change to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The log would be longer than [`RealGame::MAX_ENTRIES`](super::RealGame::MAX_ENTRIES).
    #[error("the log is too long")]
    TooLong,
}
