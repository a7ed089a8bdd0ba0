//! The keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::page::document;
use leptos::prelude::*;
use leptos::task::spawn_local;

thread_local! {
    static CHANGES: ArcTrigger = ArcTrigger::new();
}

/// Notes that a dialog was opened or closed.
pub(super) fn dialogs_changed() {
    CHANGES.with(ArcTrigger::notify);
}

/// Focuses the first element that matches a selector.
fn focus(selector: &str) {
    let found = document()
        .and_then(|document| document.query_selector(selector).ok().flatten())
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = found {
        // An element on the page can take the focus.
        let _ = element.focus();
    }
}

/// Focuses the first element that matches a selector, after new elements are on the page.
pub fn focus_soon(selector: &'static str) {
    spawn_local(async move {
        focus(selector);
    });
}

/// Returns whether an element that matches the selector has the focus.
pub fn has_focus(selector: &str) -> bool {
    let focused = document().and_then(|document| document.active_element());
    focused.is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Returns whether a dialog is open, and follows changes.
pub fn dialog_is_open() -> bool {
    CHANGES.with(ArcTrigger::track);
    let found = document().and_then(|document| document.query_selector("dialog[open]").ok());
    found.flatten().is_some()
}

/// Focuses the first element that matches a selector, unless a dialog is open, which has the focus.
pub fn focus_behind_dialogs(selector: &str) {
    if !untrack(dialog_is_open) {
        focus(selector);
    }
}
