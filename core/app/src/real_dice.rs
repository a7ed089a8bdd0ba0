//! The score card for people who roll real dice: they enter the points, the app does the sums.
//!
//! - A [`RealGame`] is computed from its [log](Entry): what was written into which box, corrected, cleared and undone.
//!   The log only grows, so that it is clear which of two tabs is further.
//! - The rules alone decide what a box may hold ([`possible`]): points are enough, without the dice. Points that no
//!   dice give are [refused](Refusal).
//! - A box with an *extra* was filled with an extra Yahtzee. Its bonus counts as long as the Yahtzee box holds points,
//!   in whatever order the two were written.

mod entry;
mod game;
mod json;
mod possible;

pub use entry::{Entry, Refusal};
pub use game::{Held, RealGame};
pub use json::{LoadedReal, UnreadableReal};
pub use possible::{possible, possible_extras};
