//! A game as a link: all of it in the fragment of an address, so that it travels in any message.
//!
//! A game is written as what was chosen each time among what the rules allowed. So it is short, and no payload
//! holds a game that the rules do not allow. Where the dice are shared with others, not even they are written. `docs/LINKS.md` says how another program reads it.

mod alone;
mod choices;
mod digits;
mod error;
mod number;
mod payload;
mod relation;
mod rule_sets;
mod weighed;

pub use error::LinkError;
pub use payload::{MAX_PAYLOAD, SharedGame};
pub use relation::Relation;
