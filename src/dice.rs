//! Faces, dice, which of them are kept, and where they come from.

mod face;
mod keep;
mod lie;
mod seed;
mod source;
mod throw;

pub use face::{Face, NotAFace};
pub use keep::Keep;
pub use lie::Lie;
pub use seed::Seed;
pub use source::{DiceSource, Fair, NoEntropy};
pub use throw::{Counts, Dice, MAX_DICE, TooManyDice};
