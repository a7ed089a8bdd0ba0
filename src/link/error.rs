//! Why a link holds no game, or a game has none.

use std::fmt;

use crate::game::SetupError;

/// Why a payload is not a game, or a game has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is no payload, or not all of one.
    Damaged,
    /// It was written by a newer version of the app, in this version.
    Newer(u8),
    /// Its rule set has no number here.
    UnknownRules,
    /// Its players or its clock could not be.
    Setup(SetupError),
    /// It is longer than links may be.
    TooLong,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Damaged => f.write_str("not a game, or not all of it"),
            LinkError::Newer(version) => write!(f, "version {version} is newer than this app"),
            LinkError::UnknownRules => f.write_str("unknown rule set"),
            LinkError::Setup(why) => why.fmt(f),
            LinkError::TooLong => f.write_str("longer than links may be"),
        }
    }
}

impl std::error::Error for LinkError {}
