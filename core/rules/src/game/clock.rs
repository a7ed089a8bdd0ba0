//! The time that a player has for a whole game.

use serde::{Deserialize, Serialize};

/// A span of time in whole milliseconds, at most seven weeks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u32);

impl Millis {
    /// A span of this many minutes.
    pub const fn minutes(minutes: u32) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// The sum of both spans, at most the longest span.
    #[must_use]
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// This span without the other, at least 0.
    #[must_use]
    pub const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}
