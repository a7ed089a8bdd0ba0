//! Faces, dice, which of them are kept, and where they come from.

mod face;
mod keep;
mod pose;
mod roll;
mod seed;
mod source;

pub use face::{Face, NotAFace};
pub use keep::Keep;
pub use pose::Pose;
pub use roll::{Counts, Dice, MAX_DICE, TooManyDice};
pub use seed::Seed;
pub use source::{DiceSource, Fair, NoEntropy};
