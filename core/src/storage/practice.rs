//! The results of practice.

use serde::{Deserialize, Serialize};

/// The results of one person's practice. A decision counts only if a wrong choice is tempting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Numbers", into = "Numbers")]
pub struct PracticeResults {
    /// The number of right decisions in a row, up to the last one.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
    /// The number of right decisions.
    pub right: u32,
    /// The number of all decisions.
    pub all: u32,
}

/// Saved as an array: field names would need more code in the page's first file.
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
    /// Returns the results with one more decision.
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
