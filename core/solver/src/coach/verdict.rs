//! What one decision was worth.

use serde::{Deserialize, Serialize};

use super::mistake::Mistake;
use super::units::{MicroPoints, SHOWN};
use crate::Choice;

/// The value of one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The best choice.
    pub best: Choice,
    /// The value of the best choice.
    pub expected: MicroPoints,
    /// The value of what was played.
    pub played: MicroPoints,
    /// There was more than one choice.
    pub open: bool,
}

impl Verdict {
    /// What the decision cost against the best.
    pub const fn cost(&self) -> MicroPoints {
        self.expected - self.played
    }

    /// Returns whether the decision was as good as the best, to the tenth of a point that is shown.
    pub const fn is_best(&self) -> bool {
        self.cost() < SHOWN
    }

    /// How grave a mistake it was; `None` if it was as good as the best.
    pub fn mistake(&self) -> Option<Mistake> {
        (!self.is_best()).then(|| Mistake::of_points(self.cost()))
    }
}
