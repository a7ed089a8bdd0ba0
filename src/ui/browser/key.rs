//! The meaning of keys at a table.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::back::open_dialog;
use super::elements::find;
use super::listener::is_on;
use super::taps::is_focus_by_pointer;
use rollkeep_app::spatial_navigation::Direction;
use rollkeep_rules::dice::Face;

/// An open dialog other than the one between two players. That one has an undo button, so the keys to undo work in it.
const OTHER_DIALOG: &str = "dialog[open]:not(#pass)";

/// The meaning of a key at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// 1 to 6: the die at this place, counted from 0.
    Die(usize),
    /// Space or R.
    Roll,
    /// A key that is held down and counts only once.
    Held,
    /// An arrow.
    Arrow(Direction),
    /// Ctrl+Z or Cmd+Z.
    Undo,
    /// P: where the game stands, aloud.
    Standing,
    /// ?
    Help,
}

/// The meaning of a key where dice are entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceKey {
    /// 1 to 6: another die that shows this face.
    Add(Face),
    /// Backspace: the last die goes.
    TakeBack,
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

/// Returns the meaning of a key press where dice are entered; `None` if it has none, if it is held down, or if the focused field
/// needs it.
pub fn dice_key_of(event: &Event) -> Option<DiceKey> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let field = "input:not([type=radio], [type=checkbox]), select, textarea";
    let modified = event.alt_key() || event.ctrl_key() || event.meta_key();
    if event.repeat() || modified || is_on(event, field) || open_dialog().is_some() {
        return None;
    }
    let name = key_name(event);
    match name.as_str() {
        "Backspace" => Some(DiceKey::TakeBack),
        digit => Some(DiceKey::Add(digit.parse().ok()?)),
    }
}

/// Returns the meaning of a key press; `None` if it has none here, or the focused element needs the key.
pub fn key_of(event: &Event) -> Option<Key> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let within = |selector| is_on(event, selector);
    if within("input, select, textarea") || event.alt_key() || find(OTHER_DIALOG).is_some() {
        return None;
    }
    let key = key_name(event);
    if event.ctrl_key() || event.meta_key() {
        let undo = key.eq_ignore_ascii_case("z") && !event.shift_key();
        let meant = if event.repeat() { Key::Held } else { Key::Undo };
        return undo.then_some(meant);
    }
    if open_dialog().is_some() {
        return None;
    }
    match key.as_str() {
        // A button that a key has focused needs the space bar. After a click it rolls; on a box it never scores.
        " " if within("button:not(.box), a, summary") && !is_focus_by_pointer() => None,
        " " | "r" | "R" | "1" | "2" | "3" | "4" | "5" | "6" if event.repeat() => Some(Key::Held),
        " " | "r" | "R" => Some(Key::Roll),
        "p" | "P" => Some(Key::Standing),
        "?" => Some(Key::Help),
        "1" | "2" | "3" | "4" | "5" | "6" => key.parse().ok().map(|n: usize| Key::Die(n - 1)),
        arrow => Direction::of_key(arrow).map(Key::Arrow),
    }
}

/// The meaning of a key on a screen that shows one step after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKey {
    /// The left arrow.
    Back,
    /// The right arrow.
    Forward,
    /// Home.
    ToStart,
    /// End.
    ToEnd,
    /// N.
    Next,
}

/// Returns the meaning of a key press for a screen that shows one step after the other; `None` if it has none, or the focused element
/// needs the key: from a control, arrows lead to the next one, as a remote control expects, unless it is one of the steps.
pub fn step_key(event: &Event) -> Option<StepKey> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let modified = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    if modified || is_on(event, "input, select, textarea") || open_dialog().is_some() {
        return None;
    }
    let needs_arrows = is_on(event, "button:not([aria-current]), a, summary, .wide");
    match key_name(event).as_str() {
        "n" | "N" => Some(StepKey::Next),
        "Home" => Some(StepKey::ToStart),
        "End" => Some(StepKey::ToEnd),
        "ArrowLeft" if !needs_arrows => Some(StepKey::Back),
        "ArrowRight" if !needs_arrows => Some(StepKey::Forward),
        _ => None,
    }
}
