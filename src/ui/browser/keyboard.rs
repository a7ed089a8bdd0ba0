//! Is there a keyboard?

use std::cell::Cell;

use super::focus::has_focus;
use super::listener::on_window;

thread_local! {
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Notes when a key is pressed, from now on.
pub fn watch_keys() {
    on_window("keydown", |_| {
        // Phones have keys on screen to write with.
        if !has_focus("input, textarea, select") {
            PRESSED.set(true);
        }
    });
}

/// Was a key pressed, or is there a mouse, where a keyboard is likely?
pub fn has_keyboard() -> bool {
    let mouse = "(hover: hover) and (pointer: fine)";
    let query = web_sys::window().and_then(|window| window.match_media(mouse).ok().flatten());
    PRESSED.get() || query.is_some_and(|query| query.matches())
}
