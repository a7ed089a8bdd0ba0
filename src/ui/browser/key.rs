//! What a key press means at a table.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::page::document;

/// What a key press means to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// 1 to 6: the die at this place, from 0.
    Die(usize),
    /// Space or R.
    Roll,
    /// A key held down that means something only once.
    Held,
    /// Down or up the card.
    Arrow(i32),
    /// To the right or to the left on the card.
    Across(i32),
    /// Ctrl+Z or Cmd+Z.
    Undo,
    /// ?
    Help,
}

/// What a key press means, if it means anything here and is not meant for what has the focus.
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
    // Between two players an undo is offered, so its keys work too.
    if within("input, select, textarea") || event.alt_key() || open("dialog[open]:not(#pass)") {
        return None;
    }
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        let undo = key.eq_ignore_ascii_case("z") && !event.shift_key();
        let meant = if event.repeat() { Key::Held } else { Key::Undo };
        return undo.then_some(meant);
    }
    if open("dialog[open]") {
        return None;
    }
    match key.as_str() {
        // A focused button takes the space bar itself, but a box is never scored by it.
        " " if within("button:not(.box), a, summary") => None,
        " " | "r" | "R" | "1" | "2" | "3" | "4" | "5" | "6" if event.repeat() => Some(Key::Held),
        " " | "r" | "R" => Some(Key::Roll),
        "ArrowDown" => Some(Key::Arrow(1)),
        "ArrowUp" => Some(Key::Arrow(-1)),
        "ArrowRight" => Some(Key::Across(1)),
        "ArrowLeft" => Some(Key::Across(-1)),
        "?" => Some(Key::Help),
        "1" | "2" | "3" | "4" | "5" | "6" => key.parse().ok().map(|n: usize| Key::Die(n - 1)),
        _ => None,
    }
}
