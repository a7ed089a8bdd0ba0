//! The format of tournaments.

use crate::format::Format;

/// The format of tournaments. It is here because the store recognises newer texts without the code that reads them.
///
/// Version 1 counted the games of disqualifications from 0, and its seeds had no random bits. Version 3 has rules
/// that are in no catalogue; a tournament without them is still written in version 2.
pub const TOURNAMENT_FORMAT: Format = Format {
    key: "version",
    oldest: 0,
    latest: 3,
    rules: Some(("plan", "/rules")),
};
