//! What a category pays.

use serde::{Deserialize, Serialize};

use crate::dice::{Counts, MAX_DICE};

/// What a category pays when its pattern holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// Always the same.
    Fixed(u16),
    /// The sum of the dice that make the pattern. If several sets of dice do, the highest sum.
    Matched,
    /// The sum of this many dice, the highest ones, whether they are part of the pattern or not.
    Best(u8),
    /// The sum of this many dice, the lowest ones, whether they are part of the pattern or not.
    Worst(u8),
    /// So many points more than something else: the sum and 25.
    Plus(u16, Box<Points>),
    /// So many times something else: twice the sum.
    Times(u16, Box<Points>),
}

impl Points {
    /// What it pays for a roll whose dice in the pattern add up to `matched`.
    pub(super) fn paid(&self, matched: u16, counts: &Counts) -> u16 {
        match self {
            Points::Fixed(points) => *points,
            Points::Matched => matched,
            Points::Best(dice) => counts.best(*dice),
            Points::Worst(dice) => counts.worst(*dice),
            Points::Plus(more, points) => points.paid(matched, counts).saturating_add(*more),
            Points::Times(times, points) => points.paid(matched, counts).saturating_mul(*times),
        }
    }

    /// Whether it pays the same for every roll.
    pub fn is_fixed(&self) -> bool {
        match self {
            Points::Fixed(_) => true,
            Points::Matched | Points::Best(_) | Points::Worst(_) => false,
            Points::Plus(_, points) | Points::Times(_, points) => points.is_fixed(),
        }
    }

    /// What it never pays more than.
    pub(super) fn most(&self) -> u16 {
        match self {
            Points::Fixed(points) => *points,
            Points::Matched | Points::Best(_) | Points::Worst(_) => 6 * MAX_DICE as u16,
            Points::Plus(more, points) => points.most().saturating_add(*more),
            Points::Times(times, points) => points.most().saturating_mul(*times),
        }
    }
}
