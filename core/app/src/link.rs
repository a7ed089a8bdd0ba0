//! A game as a link: all of it is in the fragment of an address, so that any message can carry it.
//!
//! Each event is written as the number of a choice among those that the rules allow. So a link is short, and never
//! holds a game that the rules do not allow. If the dice are shared with others, they follow from the seed and are not
//! written. `docs/LINKS.md` describes the format for other programs.

mod alone;
mod carried;
mod choices;
mod digits;
mod error;
mod number;
mod payload;
mod relation;
mod rule_sets;
mod rule_words;
mod weighed;

pub use carried::{decode_address, read_within};
pub use error::LinkError;
pub use payload::{MAX_PAYLOAD, SharedGame};
