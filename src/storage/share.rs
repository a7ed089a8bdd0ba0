//! How the room is shared, so that games always have some.
//!
//! Browsers give a site about 5,242,880 characters. Players and tournaments may fill a part of it; what is left is
//! enough for thousands of games.

/// How many characters players and tournaments may take together.
pub const ARENA: usize = 2_000_000;

/// From here on the screen warns that the arena's share will soon be full.
pub const ARENA_WARNING: usize = ARENA / 10 * 8;

/// What a text under this key takes, counted as browsers count: in units of UTF-16.
pub(super) fn size(key: &str, text: &str) -> usize {
    key.encode_utf16().count() + text.encode_utf16().count()
}
