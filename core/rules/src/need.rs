//! What a box needs of another one.

use serde::{Deserialize, Serialize};

use super::Slot;

/// What a box needs of another one to score more than zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// That box holds points, and not zero.
    PointsIn(Slot),
    /// It scores more than that box holds, if that is filled.
    Above(Slot),
    /// It scores less than that box holds, if that is filled.
    Below(Slot),
}

impl Need {
    /// The box that it depends on.
    pub const fn other(self) -> Slot {
        let (Need::PointsIn(slot) | Need::Above(slot) | Need::Below(slot)) = self;
        slot
    }

    /// Returns whether these points count beside what the other box holds.
    pub fn is_met(self, points: u16, other: Option<u16>) -> bool {
        match self {
            Need::PointsIn(_) => other.is_some_and(|held| held > 0),
            Need::Above(_) => other.is_none_or(|held| points > held),
            Need::Below(_) => other.is_none_or(|held| points < held),
        }
    }
}
