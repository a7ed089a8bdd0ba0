//! Names in sentences.

use std::borrow::Cow;

use super::direction::is_mirrored;
use crate::game::{Seat, SeatKind};

messages!("names");

/// The default name of the only person in saves. Sentences address a player of this name as "you".
pub const YOU: &str = "You";
/// The default name of each of several people in saves, before their number.
const PLAYER: &str = "Player ";

/// These seats, with default names for people without one: "You" for the only person. Among several, who read each
/// other's names, nobody is "You": they are "Player 1" and "Player 2".
pub fn with_defaults(mut seats: Vec<Seat>) -> Vec<Seat> {
    let person = |seat: &&Seat| seat.kind == SeatKind::Person;
    let alone = seats.iter().filter(person).count() == 1;
    for place in 0..seats.len() {
        if !seats[place].name.is_empty() {
            continue;
        }
        let taken = |name: &str| seats.iter().any(|seat| seat.name == name);
        let only = alone && !taken(YOU);
        let numbered = || {
            let mut names = (place + 1..).map(|number| format!("{PLAYER}{number}"));
            names.find(|name| !taken(name))
        };
        let name = Some(YOU.to_owned()).filter(|_| only).or_else(numbered);
        seats[place].name = name.unwrap_or_default();
    }
    seats
}

/// Returns whether this is a default name.
pub fn is_default(name: &str) -> bool {
    name == YOU || place_of(name).is_some()
}

/// The number of a name such as "Player 2".
pub(super) fn place_of(name: &str) -> Option<u32> {
    let number = name.strip_prefix(PLAYER)?;
    let digits = number.chars().all(|c| c.is_ascii_digit());
    number.parse().ok().filter(|_| digits)
}

/// A name as the screen shows it: default names are translated.
pub fn shown(name: &str) -> Cow<'_, str> {
    match (name, place_of(name)) {
        (YOU, _) => Cow::Owned(you()),
        (_, Some(number)) => Cow::Owned(player(number)),
        _ => Cow::Borrowed(name),
    }
}

/// A name [as the screen shows it](shown), isolated: for a text that also contains other names.
pub(super) fn in_text(name: &str) -> String {
    isolated(&shown(name)).into_owned()
}

/// Whether a sentence about these players addresses one of them: `you` or `other`, for messages.
pub(super) fn you_among(names: &[&str]) -> &'static str {
    match names.contains(&YOU) {
        true => "you",
        false => "other",
    }
}

/// A name that does not change the direction of the text around it. Names in the direction of the sentence stay as they
/// are.
pub fn isolated(name: &str) -> Cow<'_, str> {
    // Hebrew is the first script that runs from right to left; no character before it changes the direction.
    if !is_mirrored() && name.chars().all(|c| c < '\u{590}') {
        return Cow::Borrowed(name);
    }
    let name: String = name.chars().filter(|c| !turns(*c)).collect();
    Cow::Owned(format!("\u{2068}{name}\u{2069}"))
}

/// Returns whether this character only changes the direction of the text after it.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
