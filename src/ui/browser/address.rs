//! The address of the page. The part after the `#` names the screen.

use std::cell::Cell;

use wasm_bindgen::JsValue;

use super::listener::on_window;
use super::page::window;

thread_local! {
    /// How many screens of this page lie before this one in the browser's history.
    static BEFORE: Cell<u32> = const { Cell::new(0) };
}

/// Returns the part of the address from the `#` on.
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns the whole address of a screen, for others to open.
pub fn address(hash: &str) -> String {
    let here = window().map(|window| window.location());
    let here = here.and_then(|it| Some(it.origin().ok()? + &it.pathname().ok()?));
    here.unwrap_or_default() + hash
}

/// Goes to another screen.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // It fails only if the browser forbids all navigation; then there is nothing to do.
        let _ = window.location().set_hash(hash);
    }
}

/// Numbers the screens in the browser's history, as long as the page exists: so the page knows whether there is one to go back
/// to.
pub fn number_screens() {
    let number = |new: u32| {
        let history = window().and_then(|window| window.history().ok());
        let known = history.as_ref().and_then(|it| it.state().ok()?.as_f64());
        if let (Some(history), None) = (history, known) {
            // A browser may refuse it after too many at once; then Escape leads home.
            let _ = history.replace_state(&JsValue::from(new), "");
        }
        BEFORE.set(known.map_or(new, |known| known as u32));
    };
    number(0);
    on_window("hashchange", move |_| number(BEFORE.get() + 1));
}

/// Goes back to the screen before. Returns whether there is one.
pub fn go_back() -> bool {
    let history = window().and_then(|window| window.history().ok());
    BEFORE.get() > 0 && history.is_some_and(|it| it.back().is_ok())
}
