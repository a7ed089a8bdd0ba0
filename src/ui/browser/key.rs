//! The meaning of keys at a table.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::page::document;
use super::taps::is_focus_by_pointer;

/// The meaning of a key at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// 1 to 6: the die at this place, counted from 0.
    Die(usize),
    /// Space or R.
    Roll,
    /// A key that is held down and counts only once.
    Held,
    /// Down (1) or up (-1) the card.
    Arrow(i32),
    /// To the right (1) or to the left (-1) on the card.
    Across(i32),
    /// Ctrl+Z or Cmd+Z.
    Undo,
    /// P: where the game stands, aloud.
    Standing,
    /// ?
    Help,
}

/// Returns the name of a key, as in `KeyboardEvent.key`. Keyboards whose letters are not Latin, and those that write digits only
/// with Shift, get the letter or digit that other keyboards have at the same place. All listeners take the name from here.
pub fn key_name(event: &KeyboardEvent) -> String {
    let (key, code) = (event.key(), event.code());
    // WebKitGTK has no name for Tab with Shift.
    if key == "Unidentified" {
        return code;
    }
    let mut signs = key.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else {
        return key;
    };
    let at_place = match (code.strip_prefix("Key"), code.strip_prefix("Digit")) {
        (Some(letter), _) if sign.is_alphabetic() && !is_latin(sign) => Some(letter),
        // With Shift, the same key is a sign such as "!", or the digit itself.
        (_, Some(digit)) if !sign.is_ascii_alphanumeric() && !event.shift_key() => Some(digit),
        _ => None,
    };
    at_place.map_or(key.clone(), str::to_ascii_lowercase)
}

/// Returns whether a letter is Latin, such as those of Turkish: a keyboard that has it has the plain Latin letters, too.
const fn is_latin(letter: char) -> bool {
    letter.is_ascii_alphabetic()
        || matches!(letter, 'ª' | 'º' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// Returns the meaning of a key press; `None` if it has none here, or the focused element needs the key.
pub fn key_of(event: &Event) -> Option<Key> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target
            .as_ref()
            .is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    let document = document()?;
    let open = |dialog: &str| document.query_selector(dialog).ok().flatten().is_some();
    // Between two players, the dialog has an undo button, so its keys work too.
    if within("input, select, textarea") || event.alt_key() || open("dialog[open]:not(#pass)") {
        return None;
    }
    let key = key_name(event);
    if event.ctrl_key() || event.meta_key() {
        let undo = key.eq_ignore_ascii_case("z") && !event.shift_key();
        let meant = if event.repeat() { Key::Held } else { Key::Undo };
        return undo.then_some(meant);
    }
    if open("dialog[open]") {
        return None;
    }
    match key.as_str() {
        // A button that a key has focused needs the space bar. After a click it rolls; on a box it never scores.
        " " if within("button:not(.box), a, summary") && !is_focus_by_pointer() => None,
        " " | "r" | "R" | "1" | "2" | "3" | "4" | "5" | "6" if event.repeat() => Some(Key::Held),
        " " | "r" | "R" => Some(Key::Roll),
        "ArrowDown" => Some(Key::Arrow(1)),
        "ArrowUp" => Some(Key::Arrow(-1)),
        "ArrowRight" => Some(Key::Across(1)),
        "ArrowLeft" => Some(Key::Across(-1)),
        "p" | "P" => Some(Key::Standing),
        "?" => Some(Key::Help),
        "1" | "2" | "3" | "4" | "5" | "6" => key.parse().ok().map(|n: usize| Key::Die(n - 1)),
        _ => None,
    }
}
