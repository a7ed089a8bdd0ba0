//! Why a link has no game, or a game has no link.

use rollkeep_rules::game::SetupError;

/// Why a payload is not a game, or a game has no payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is not a payload, or only a part of one.
    #[error("not a game, or not all of it")]
    Damaged,
    /// A newer version of the app wrote it, in this version of the format.
    #[error("version {0} is newer than this app")]
    Newer(u8),
    /// Its rule set has no number in links.
    #[error("unknown rule set")]
    UnknownRules,
    /// It has rules of its own, which cannot be played.
    #[error("rules that cannot be played")]
    BadRules,
    /// Its players or its clock are not possible.
    #[error(transparent)]
    Setup(SetupError),
    /// It is longer than a link may be.
    #[error("longer than links may be")]
    TooLong,
}
