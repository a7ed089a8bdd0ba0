//! Why a link holds no game, or a game has none.

use crate::game::SetupError;

/// Why a payload is not a game, or a game has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is no payload, or not all of one.
    #[error("not a game, or not all of it")]
    Damaged,
    /// It was written by a newer version of the app, in this version.
    #[error("version {0} is newer than this app")]
    Newer(u8),
    /// Its rule set has no number here.
    #[error("unknown rule set")]
    UnknownRules,
    /// Its players or its clock are not possible.
    #[error(transparent)]
    Setup(SetupError),
    /// It is longer than links may be.
    #[error("longer than links may be")]
    TooLong,
}
