//! Whether there is a keyboard.

use std::cell::Cell;

use super::focus::has_focus;
use super::listener::on_window;

thread_local! {
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Notes key presses from now on.
pub fn watch_keys() {
    on_window("keydown", |_| {
        // Phones show a keyboard in text fields.
        if !has_focus("input, textarea, select") {
            PRESSED.set(true);
        }
    });
}

/// Returns whether a key was pressed, or there is a mouse, and so probably a keyboard. Not with leptos-use: its signal
/// finds no mouse until an effect has run.
pub fn has_keyboard() -> bool {
    let mouse = "(hover: hover) and (pointer: fine)";
    let query = web_sys::window().and_then(|window| window.match_media(mouse).ok().flatten());
    PRESSED.get() || query.is_some_and(|query| query.matches())
}
