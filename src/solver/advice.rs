//! What a player may do, and what it is worth.

use serde::{Deserialize, Serialize};

use crate::dice::Keep;
use crate::rules::Slot;

/// What there is to do at one point of a turn, best first. Values are those of the
/// [`Turn`](super::Turn): mostly expected final totals.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What the position is worth.
    pub value: f64,
    /// The best thing to do.
    pub best: Choice,
    /// What each keep is worth, best first; equal dice count as one keep. Empty without a throw left.
    pub keeps: Vec<KeepValue>,
    /// What each box is worth that may be filled now, best first.
    pub boxes: Vec<BoxValue>,
}

/// What a player does at one point of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Keeps these dice and throws the others.
    Keep(Keep),
    /// Fills this box.
    Score(Slot),
}

/// What it is worth to keep certain dice and throw the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeepValue {
    /// The dice kept; of equal ones, the leftmost.
    pub keep: Keep,
    /// What it is worth.
    pub value: f64,
}

/// What it is worth to fill a box now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoxValue {
    /// The box.
    pub slot: Slot,
    /// What it will hold.
    pub points: u16,
    /// The bonus for an extra Yahtzee that comes with it; mostly 0.
    pub bonus: u16,
    /// What it is worth.
    pub value: f64,
}

/// How likely it is that a category's pattern is reached this turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// The category, be it open or not.
    pub slot: Slot,
    /// The best chance that the dice come to show it, for one who tries nothing else.
    pub tried: f64,
    /// The chance that the dice show it when best play scores.
    pub shown: f64,
    /// The chance that best play fills its box this turn.
    pub scored: f64,
}
