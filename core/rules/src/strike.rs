//! When a box may be filled with zero.

use serde::{Deserialize, Serialize};

/// When a box may be struck: filled with zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strike {
    /// Whenever it may be filled.
    #[default]
    AtWill,
    /// Only if the dice score nothing in any box that may be filled.
    OnlyIfNothingFits,
    /// Only if, besides, no box of another kind may be filled.
    Never,
}

impl Strike {
    /// Returns whether it may be struck at will.
    pub fn is_at_will(&self) -> bool {
        *self == Strike::AtWill
    }

    /// Returns whether it may be struck where the dice score in a box that `fits`, or where there is an `other` box that may
    /// be filled and is of another kind or fits.
    pub fn allows(self, fits: bool, other: bool) -> bool {
        match self {
            Strike::AtWill => true,
            Strike::OnlyIfNothingFits => !fits,
            Strike::Never => !fits && !other,
        }
    }
}
