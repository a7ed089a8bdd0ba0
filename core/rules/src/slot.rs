//! Which category of a rule set.

use serde::{Deserialize, Serialize};

/// The index of a category in its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Slot {
    /// The index as a `usize`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its place on the card as people count, from 1 at the top.
    pub(super) const fn number(self) -> usize {
        self.index() + 1
    }
}
