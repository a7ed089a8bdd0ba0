//! Names in sentences.

use std::borrow::Cow;

use super::direction::is_mirrored;
use rollkeep_rules::game::{YOU, default_number};

messages!("names");

/// A name as the screen shows it: default names are translated.
pub fn shown(name: &str) -> Cow<'_, str> {
    match (name, default_number(name)) {
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
