//! How the room is shared, so that games always have some.
//!
//! Browsers give a site about 5,242,880 characters. Players and tournaments may fill a part of it; the rest is enough
//! for thousands of games.

/// How many characters players and tournaments may take together.
pub const ARENA: usize = 2_000_000;

/// From this number of characters on, the page warns that the arena's share is nearly full.
pub const ARENA_WARNING: usize = ARENA / 10 * 8;

/// The size of a text with its key in units of UTF-16, as browsers count.
pub(super) fn size(key: &str, text: &str) -> usize {
    key.encode_utf16().count() + text.encode_utf16().count()
}
