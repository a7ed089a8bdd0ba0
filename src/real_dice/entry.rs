//! What people do on the card, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::rules::{Closed, Slot};

/// Something that was done on the card. The numbers are a seat, from 0, and its box. Once released, an entry never
/// changes its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The box holds these points now.
    Score(usize, Slot, u16),
    /// The box holds these points now, and they were scored with an extra Yahtzee.
    Extra(usize, Slot, u16),
    /// The box is open again.
    Clear(usize, Slot),
    /// The last box that was changed is as it was before.
    Undo,
    /// Is this card to be counted in the statistics?
    Count(bool),
    /// Does the coach say what is best?
    Coach(bool),
}

/// Why an entry was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody sits there, or the card has no such box.
    #[error("there is no such box")]
    NoSuchBox,
    /// No dice give these points in this box.
    #[error("no dice give {1} points in this box")]
    Impossible(Slot, u16),
    /// No extra Yahtzee gives these points in this box, or the rules know none.
    #[error("no extra Yahtzee gives {1} points in this box")]
    NoExtra(Slot, u16),
    /// An extra Yahtzee brings its bonus only while the Yahtzee box holds points.
    #[error("the Yahtzee box holds no points")]
    NoYahtzee,
    /// A joker rule closes the box to these dice.
    #[error(transparent)]
    Closed(Closed),
    /// These are not as many dice as the rules ask for.
    #[error("the number of dice is wrong")]
    OtherDice,
    /// No box was changed that could be changed back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The log is longer than [`RealGame::MAX_ENTRIES`](super::RealGame::MAX_ENTRIES).
    #[error("the log is too long")]
    TooLong,
}
