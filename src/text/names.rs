//! Names in sentences.

use std::borrow::Cow;

use super::direction::is_mirrored;
use crate::game::{Seat, SeatKind};

messages!("names");

/// What the first person is called in saves who gives no name. Sentences speak to somebody of this name.
pub const YOU: &str = "You";
/// What the others are called in saves who give none, before their number.
const PLAYER: &str = "Player ";

/// These seats, with a name for each person who gave none: "You" for the first, then "Player 2".
pub fn with_defaults(mut seats: Vec<Seat>) -> Vec<Seat> {
    for place in 0..seats.len() {
        if !seats[place].name.is_empty() {
            continue;
        }
        let taken = |name: &str| seats.iter().any(|seat| seat.name == name);
        let person = |seat: &Seat| seat.kind == SeatKind::Person;
        let first = !seats[..place].iter().any(person) && !taken(YOU);
        let numbered = || {
            let mut names = (place + 1..).map(|number| format!("{PLAYER}{number}"));
            names.find(|name| !taken(name))
        };
        let name = Some(YOU.to_owned()).filter(|_| first).or_else(numbered);
        seats[place].name = name.unwrap_or_default();
    }
    seats
}

/// Is this a name that nobody has chosen?
pub fn is_default(name: &str) -> bool {
    name == YOU || place_of(name).is_some()
}

/// The number of a name such as "Player 2".
pub(super) fn place_of(name: &str) -> Option<u32> {
    let number = name.strip_prefix(PLAYER)?;
    let digits = number.chars().all(|c| c.is_ascii_digit());
    number.parse().ok().filter(|_| digits)
}

/// A name as the screen shows it: one that nobody has chosen is in the language that is spoken.
pub fn shown(name: &str) -> Cow<'_, str> {
    match (name, place_of(name)) {
        (YOU, _) => Cow::Owned(you()),
        (_, Some(number)) => Cow::Owned(player(number)),
        _ => Cow::Borrowed(name),
    }
}

/// A name [as the screen shows it](shown), isolated: for a text that other names stand in too.
pub(super) fn in_text(name: &str) -> String {
    isolated(&shown(name)).into_owned()
}

/// Does a sentence about these speak to one of them? `you` or `other`, as messages ask for it.
pub(super) fn you_among(names: &[&str]) -> &'static str {
    match names.contains(&YOU) {
        true => "you",
        false => "other",
    }
}

/// A name that changes the direction of nothing around it. Names in scripts that run as the sentences do stay as they
/// are.
pub fn isolated(name: &str) -> Cow<'_, str> {
    // Hebrew is the first script that runs from right to left; nothing before it turns anything.
    if !is_mirrored() && name.chars().all(|c| c < '\u{590}') {
        return Cow::Borrowed(name);
    }
    let name: String = name.chars().filter(|c| !turns(*c)).collect();
    Cow::Owned(format!("\u{2068}{name}\u{2069}"))
}

/// Does this character do nothing but turn the direction of what follows?
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
