//! The names in saves of people who gave none.

/// The default name of the only person. Sentences address a player of this name as "you".
pub const YOU: &str = "You";
/// The default name of each of several people, before their number.
const PLAYER: &str = "Player ";

/// Returns whether this is a default name.
pub fn is_default_name(name: &str) -> bool {
    name == YOU || default_number(name).is_some()
}

/// Returns the number of a name such as "Player 2".
pub fn default_number(name: &str) -> Option<u32> {
    let number = name.strip_prefix(PLAYER)?;
    let digits = number.chars().all(|c| c.is_ascii_digit());
    number.parse().ok().filter(|_| digits)
}

/// Returns the default name with this number: "Player 2".
pub(super) fn default_name(number: usize) -> String {
    format!("{PLAYER}{number}")
}
