//! The score card for people who roll dice of their own: they say what they rolled, the app does the sums.
//!
//! - A [`RealGame`] is the fold of its [log](Entry): what was written into which box, corrected, cleared and undone. The
//!   log only grows, so that two tabs can tell whose continues the other's.
//! - What a box may hold follows from the rules alone ([`possible`]): a box is never asked for dice, and points that no
//!   dice give are [refused](Refusal) with what the box does give.
//! - A box that holds an *extra* was filled with one more Yahtzee. Its bonus counts for as long as the Yahtzee box holds
//!   points, in whatever order the two were written.

mod entry;
mod game;
mod possible;
mod text;

pub use entry::{Entry, Refusal};
pub use game::{Held, RealGame};
pub use possible::{possible, possible_extras};
pub use text::{LoadedReal, UnreadableReal};
