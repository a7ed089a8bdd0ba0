//! How practice goes.

use serde::{Deserialize, Serialize};

/// How practice goes for one person. Only decisions count in which something wrong is tempting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Numbers", into = "Numbers")]
pub struct PracticeResults {
    /// How many decisions in a row were right, up to the last one.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
    /// How many decisions were right.
    pub right: u32,
    /// How many there were.
    pub all: u32,
}

/// As they are saved: with names, they would take the first file more code.
type Numbers = (u32, u32, u32, u32);

impl From<Numbers> for PracticeResults {
    fn from((streak, longest, right, all): Numbers) -> PracticeResults {
        PracticeResults {
            streak,
            longest,
            right,
            all,
        }
    }
}

impl From<PracticeResults> for Numbers {
    fn from(it: PracticeResults) -> Numbers {
        (it.streak, it.longest, it.right, it.all)
    }
}

impl PracticeResults {
    /// With one more decision.
    pub fn and(self, right: bool) -> PracticeResults {
        let streak = if right {
            self.streak.saturating_add(1)
        } else {
            0
        };
        PracticeResults {
            streak,
            longest: self.longest.max(streak),
            right: self.right.saturating_add(right.into()),
            all: self.all.saturating_add(1),
        }
    }
}
