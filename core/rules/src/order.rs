//! The order in which boxes are filled.

use serde::{Deserialize, Serialize};

use super::{Section, Slot};

/// The order in which the boxes of a card are filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Any open box may be filled.
    #[default]
    Free,
    /// From top to bottom.
    Down,
    /// From bottom to top.
    Up,
    /// The boxes of the upper section in any order, then those of the lower one.
    UpperFirst,
    /// The boxes of the lower section in any order, then those of the upper one.
    LowerFirst,
}

impl Order {
    /// Returns whether any open box may be filled.
    pub fn is_free(&self) -> bool {
        *self == Order::Free
    }

    /// Returns whether the first of these boxes must be filled before the other.
    pub(super) fn puts_before(self, first: (Slot, Section), other: (Slot, Section)) -> bool {
        match self {
            Order::Free => false,
            Order::Down => first.0 < other.0,
            Order::Up => first.0 > other.0,
            Order::UpperFirst => (first.1, other.1) == (Section::Upper, Section::Lower),
            Order::LowerFirst => (first.1, other.1) == (Section::Lower, Section::Upper),
        }
    }
}
