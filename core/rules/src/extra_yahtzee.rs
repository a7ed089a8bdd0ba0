//! What further Yahtzees bring.

use serde::{Deserialize, Serialize};

/// What a roll that fits the Yahtzee box brings once that box is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraYahtzee {
    /// The Yahtzee box, as an index into the categories.
    pub category: u8,
    /// The points for each further Yahtzee, unless the Yahtzee box holds 0; for [`Joker::OwnBox`] only in its own upper box, and
    /// also then.
    pub bonus: u16,
    /// Where a further Yahtzee may be scored.
    pub joker: Joker,
}

/// Where an extra Yahtzee may be scored, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Joker {
    /// It scores like any other roll.
    None,
    /// Once its upper box is filled, it scores in every lower box as if it fitted.
    Free,
    /// It must go into its upper box; if that is filled, into a lower box, as if it fitted; if all of those are filled,
    /// into an upper box for 0.
    Forced,
    /// As [`Joker::Free`], but only if the Yahtzee box does not hold 0.
    Earned,
    /// It scores in every box the most that the box can bring, unless the Yahtzee box holds 0. The current leaflet of Kniffel.
    Highest,
    /// As [`Joker::Forced`]. An older leaflet of Kniffel.
    OwnBox,
}
