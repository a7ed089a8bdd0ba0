//! The results of practice.

use serde::{Deserialize, Serialize};

use super::five::FiveResults;

/// The results of one person's practice. A decision counts only if a wrong choice is tempting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PracticeResults {
    /// The number of right decisions in a row, up to the last one.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
    /// The number of right decisions.
    pub right: u32,
    /// The number of all decisions.
    pub all: u32,
    /// The right and all decisions after each roll of a turn, as far as that was noted.
    pub by_roll: [(u32, u32); PracticeResults::ROLLS],
    /// The five positions of a day.
    pub five: FiveResults,
}

impl PracticeResults {
    /// The number of rolls that are told apart. A turn has no more under any rules.
    pub const ROLLS: usize = 3;

    /// Returns the results with one more decision, after this roll of the turn, counted from 1.
    pub fn and(self, right: bool, roll: u8) -> PracticeResults {
        let streak = if right {
            self.streak.saturating_add(1)
        } else {
            0
        };
        let mut by_roll = self.by_roll;
        if let Some(counts) = by_roll.get_mut(usize::from(roll.saturating_sub(1))) {
            counts.0 = counts.0.saturating_add(right.into());
            counts.1 = counts.1.saturating_add(1);
        }
        PracticeResults {
            streak,
            longest: self.longest.max(streak),
            right: self.right.saturating_add(right.into()),
            all: self.all.saturating_add(1),
            by_roll,
            five: self.five,
        }
    }

    /// The right and all decisions of all kinds together. Earlier versions did not note the kind: if none is noted, all
    /// decisions count.
    pub fn of_all_kinds(&self) -> (u32, u32) {
        let add = |sum: (u32, u32), kind: (u32, u32)| {
            (sum.0.saturating_add(kind.0), sum.1.saturating_add(kind.1))
        };
        match self.by_roll.into_iter().fold((0, 0), add) {
            (_, 0) => (self.right, self.all),
            noted => noted,
        }
    }
}

/// The results as they are stored.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum StoredResults {
    /// Earlier versions stored them as a row of numbers. Missing numbers are 0.
    Numbers(Vec<u32>),
    Fields(PracticeResults),
}

impl From<StoredResults> for PracticeResults {
    fn from(stored: StoredResults) -> PracticeResults {
        let numbers = match stored {
            StoredResults::Numbers(numbers) => numbers,
            StoredResults::Fields(results) => return results,
        };
        let at = |place: usize| numbers.get(place).copied().unwrap_or_default();
        PracticeResults {
            streak: at(0),
            longest: at(1),
            right: at(2),
            all: at(3),
            by_roll: [4, 6, 8].map(|place| (at(place), at(place + 1))),
            five: FiveResults::of_numbers(numbers.get(10..).unwrap_or_default()),
        }
    }
}
