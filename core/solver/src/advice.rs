//! The choices of a player and their values.

use serde::{Deserialize, Serialize};

use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;

/// The choices at one point of a turn, best first. The values of a [`Policy`](super::Policy) are expected final totals, with the
/// points that the card has already; those of [`Chances`](super::Chances) are chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The value of the position.
    pub value: f64,
    /// The best choice.
    pub best: Choice,
    /// The value of each keep, best first; equal dice count as one keep. Keeping all dice is left out: it rolls nothing. Empty
    /// without a roll left.
    pub keeps: Vec<KeepValue>,
    /// The value of each box that may be filled now, best first.
    pub boxes: Vec<BoxValue>,
}

/// Why there is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoAdvice {
    /// The card is full.
    #[error("the card is full")]
    FullCard,
    /// The policy does not know the card: no game of its rules leads to it, or it is not ahead of the card that was solved.
    #[error("no game of these rules leads to this card")]
    NoSuchCard,
    /// The rules are played with other numbers of dice or rolls.
    #[error("the rules are played with other numbers of dice or rolls")]
    OtherDice,
}

/// A choice of a player at one point of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Keep these dice and roll the others.
    Keep(Keep),
    /// Fill this box.
    Score(Slot),
}

/// The value of keeping certain dice and rolling the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeepValue {
    /// The dice kept; of equal ones, the leftmost.
    pub keep: Keep,
    /// The value.
    pub value: f64,
}

/// The value of filling a box now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxValue {
    /// The box.
    pub slot: Slot,
    /// The points that it scores.
    pub points: u16,
    /// The bonus for an extra Yahtzee that comes with it; mostly 0.
    pub bonus: u16,
    /// The value.
    pub value: f64,
}

/// How likely it is that dice are reached this turn that score in a category's box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// The category.
    pub slot: Slot,
    /// The best chance that the dice score there in the end, when the player tries nothing else.
    pub tried: f64,
    /// The chance that the dice score there in the end under best play.
    pub shown: f64,
    /// The chance that best play fills its box this turn.
    pub scored: f64,
}
