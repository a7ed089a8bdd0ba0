//! Faces, dice, which of them are kept, and where they come from.

mod face;
mod keep;
mod roll;
mod seed;
mod source;

pub use face::{Face, NotAFace, ParseFaceError};
pub use keep::{Keep, ParseKeepError};
pub use roll::{Counts, Dice, ParseDiceError, TooManyDice};
pub use seed::Seed;
pub use source::{DiceSource, Fair, NoEntropy};

/// No rule set uses more dice than this.
pub const MAX_DICE: usize = 6;
