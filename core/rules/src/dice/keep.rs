//! Which dice stay on the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::MAX_DICE;

/// The places of the dice that are kept, as a set: bit 0 is the first die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keep(u8);

/// Why a text is no [`Keep`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseKeepError {
    /// The text names no places, or more than [`MAX_DICE`].
    #[error("{0} places are not 1 to {MAX_DICE}")]
    Places(usize),
    /// There is another character at this place, counted from 1.
    #[error("die {0}: x keeps it and . rolls it")]
    Mark(usize),
}

impl Keep {
    /// Keep nothing: roll all dice.
    pub const NONE: Keep = Keep(0);

    /// Keep all of `dice` dice. The set has room for eight.
    pub const fn all(dice: usize) -> Keep {
        Keep(if dice < 8 { (1 << dice) - 1 } else { u8::MAX })
    }

    /// The set with these bits; bit 0 is the first die.
    pub const fn from_bits(bits: u8) -> Keep {
        Keep(bits)
    }

    /// The set as bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether the die at this place is kept.
    pub const fn contains(self, place: usize) -> bool {
        place < 8 && self.0 & (1 << place) != 0
    }

    /// The same set, but the die at this place changes: kept becomes not kept, and the reverse. Beyond the eighth place,
    /// nothing changes.
    #[must_use]
    pub const fn toggled(self, place: usize) -> Keep {
        if place < 8 {
            Keep(self.0 ^ (1 << place))
        } else {
            self
        }
    }

    /// How many dice are kept.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether it names only places that `dice` dice have.
    pub const fn fits(self, dice: usize) -> bool {
        self.0 & !Keep::all(dice).0 == 0
    }

    /// Every set of places that `dice` dice have, the empty one first.
    pub fn every(dice: usize) -> impl Iterator<Item = Keep> {
        (0..=Keep::all(dice).0).map(Keep)
    }
}

/// Writes `x` for each die that is kept and `.` for each die before it that is rolled: `x..x`. Keeping nothing is `.`.
impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = (u8::BITS - self.0.leading_zeros()).max(1) as usize;
        let marks = (0..places).map(|place| if self.contains(place) { 'x' } else { '.' });
        f.pad(&marks.collect::<String>())
    }
}

impl FromStr for Keep {
    type Err = ParseKeepError;

    fn from_str(text: &str) -> Result<Keep, ParseKeepError> {
        let places = text.chars().count();
        if !(1..=MAX_DICE).contains(&places) {
            return Err(ParseKeepError::Places(places));
        }
        let mut keep = Keep::NONE;
        for (place, mark) in text.chars().enumerate() {
            match mark {
                'x' => keep = keep.toggled(place),
                '.' => {}
                _ => return Err(ParseKeepError::Mark(place + 1)),
            }
        }
        Ok(keep)
    }
}
