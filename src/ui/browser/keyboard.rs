//! Whether there is a keyboard.

use std::cell::Cell;

use wasm_bindgen::JsCast;

use super::focus::has_focus;
use super::key::key_name;
use super::listener::on_window;

thread_local! {
    /// Whether a key of a keyboard was pressed. Not in a context: callers ask at any moment, also outside of a reactive owner.
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Notes key presses from now on.
pub fn watch_keys() {
    on_window("keydown", |event| {
        let key = event.dyn_ref().map(key_name);
        // Phones show a keyboard in text fields.
        if key.is_some_and(|key| is_of_keyboard(&key)) && !has_focus("input, textarea, select") {
            PRESSED.set(true);
        }
    });
}

/// Returns whether only a keyboard has this key. A remote control has arrows, Enter, a key to go back, and digits.
fn is_of_keyboard(key: &str) -> bool {
    let mut letters = key.chars();
    let only = letters.next().filter(|_| letters.next().is_none());
    key == "Tab" || only.is_some_and(|it| !it.is_ascii_digit())
}

/// Returns whether a key of a keyboard was pressed, or there is a mouse, and so probably a keyboard. Not with leptos-use: its signal
/// finds no mouse until an effect has run.
pub fn has_keyboard() -> bool {
    let mouse = "(hover: hover) and (pointer: fine)";
    let query = web_sys::window().and_then(|window| window.match_media(mouse).ok().flatten());
    PRESSED.get() || query.is_some_and(|query| query.matches())
}
