//! The keyboard focus.

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::back::open_dialog;
use super::elements::{element_of, find, focused, is};

thread_local! {
    /// Notified when a dialog opens or closes. Not in a context: dialogs also close while the owner of their screen is disposed.
    static DIALOG_CHANGES: ArcTrigger = ArcTrigger::new();
}

/// Notes that a dialog was opened or closed.
pub(super) fn dialogs_changed() {
    DIALOG_CHANGES.with(ArcTrigger::notify);
}

/// Returns whether a dialog is open, and follows changes.
pub fn dialog_is_open() -> bool {
    DIALOG_CHANGES.with(ArcTrigger::track);
    open_dialog().is_some()
}

/// Focuses an element after new elements are on the page.
pub fn focus_node_soon<E>(node: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    focus_found_soon(move || element_of(node));
}

/// Focuses the heading of the screen once it is on the page, so that screen readers begin there.
pub fn focus_heading() {
    focus_found_soon(|| find("h1"));
}

/// Focuses the first field that the form marks as wrong, once it is marked.
pub fn focus_first_error() {
    focus_found_soon(|| find("[aria-invalid]"));
}

/// Focuses the first element that matches a selector, after new elements are on the page. For an element of another component: one's
/// own has a `NodeRef`.
pub fn focus_soon(selector: &'static str) {
    focus_found_soon(move || find(selector));
}

fn focus_found_soon(element: impl FnOnce() -> Option<HtmlElement> + 'static) {
    spawn_local(async move { focus(element()) });
}

/// Focuses an element, unless a dialog is open, which has the focus.
pub fn focus_behind_dialogs<E>(node: NodeRef<E>)
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    if !untrack(dialog_is_open) {
        focus(element_of(node));
    }
}

/// Does the same for the heading of the screen.
pub fn focus_heading_behind_dialogs() {
    if !untrack(dialog_is_open) {
        focus(find("h1"));
    }
}

fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // An element on the page can take the focus.
        let _ = element.focus();
    }
}

/// Returns whether an element that matches the selector has the focus.
pub fn has_focus(selector: &str) -> bool {
    focused().is_some_and(|it| is(&it, selector))
}

/// Returns whether this element or one in it has the focus.
pub fn has_focus_within<E>(node: NodeRef<E>) -> bool
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    element_of(node).is_some_and(|it| it.contains(focused().as_deref()))
}
