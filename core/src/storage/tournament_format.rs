//! The format of tournaments.

use crate::format::Format;

/// The format of tournaments. It is here because the store recognises newer texts without the code that reads them.
///
/// Version 1 counted the games of disqualifications from 0, and its seeds had no random bits.
pub const TOURNAMENT_FORMAT: Format = Format {
    key: "version",
    oldest: 0,
    latest: 2,
    rules: Some(("plan", "/rules")),
};
