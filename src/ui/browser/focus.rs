//! The keyboard focus: where it is, and where it goes.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::page::document;

/// Moves the focus to what a selector finds first.
fn focus(selector: &str) {
    let found = document()
        .and_then(|document| document.query_selector(selector).ok().flatten())
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = found {
        // An element that is on the page takes the focus.
        let _ = element.focus();
    }
}

/// Moves the focus to what a selector finds first, once what is being made is on the page.
pub fn focus_soon(selector: &'static str) {
    leptos::task::spawn_local(async move {
        focus(selector);
    });
}

/// Has one of these the focus?
pub fn has_focus(selector: &str) -> bool {
    let focused = document().and_then(|document| document.active_element());
    focused.is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Does a dialog lie over the page?
pub fn dialog_is_open() -> bool {
    let found = document().and_then(|document| document.query_selector("dialog[open]").ok());
    found.flatten().is_some()
}

/// Moves the focus to what a selector finds first, unless a dialog is open, which has it.
pub fn focus_behind_dialogs(selector: &str) {
    if !dialog_is_open() {
        focus(selector);
    }
}
