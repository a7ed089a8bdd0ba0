//! The page: its window, its document and its visibility.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, Window};

use super::elements::{find, rect_of, view};

/// Returns the window; a worker has none.
pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

/// Returns the document; a worker has none.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

thread_local! {
    /// The code of the app's language. The attribute of the page is no source for it, because a browser that translates the page
    /// changes that. [`super::intl`] reads it in plain functions, which can capture no state.
    static LANGUAGE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Returns the code of the app's language.
pub(super) fn language() -> String {
    LANGUAGE.with_borrow(Clone::clone)
}

/// Sets the language of the page and its direction. Where the browser prefers this language, it must not translate the page: it
/// may take a few names for another language.
pub(super) fn set_language_and_direction(code: &str, direction: &str) {
    LANGUAGE.set(code.to_owned());
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    let preferred = preferred_language().unwrap_or_default();
    let is_preferred = preferred.split('-').next() == Some(code);
    let attributes = [
        ("lang", code),
        ("dir", direction),
        ("translate", if is_preferred { "no" } else { "yes" }),
    ];
    for (name, value) in attributes {
        // Setting these attributes never fails.
        let _ = root.set_attribute(name, value);
    }
}

/// Returns the language that the browser prefers, as a tag such as `nb-NO`.
pub fn preferred_language() -> Option<String> {
    web_sys::window()?.navigator().language()
}

/// Returns the element of the app.
///
/// # Panics
/// If the page is not this app's.
pub fn root() -> HtmlElement {
    document()
        .and_then(|document| document.get_element_by_id("app"))
        .and_then(|element| element.dyn_into().ok())
        .expect("index.html has an element for the app")
}

/// Scrolls a frame sideways, so that this part of its content is in the middle. The page does not move.
pub fn scroll_sideways(frame: &Element, part: &Element) {
    let middle = |element: &Element| {
        let place = element.get_bounding_client_rect();
        place.left() + place.width() / 2.0
    };
    frame.scroll_by_with_x_and_y(middle(part) - middle(frame), 0.0);
}

/// Scrolls a frame, if it scrolls, until its first part that matches a selector can be seen. The page does not move.
pub fn scroll_within(frame: &Element, part: &str) {
    if let Ok(Some(part)) = frame.query_selector(part) {
        let (frame_at, part_at) = (rect_of(frame), rect_of(&part));
        let above = (part_at.top - frame_at.top).min(0.0);
        let below = (part_at.bottom - frame_at.bottom).max(0.0);
        frame.scroll_by_with_x_and_y(0.0, above + below);
    }
}

/// Scrolls a frame to its top, if it scrolls. The page does not move.
pub fn scroll_back(frame: &Element) {
    frame.set_scroll_top(0);
}

/// Scrolls until the end of the first element that matches a selector can be seen, if that is below the screen.
pub fn scroll_to_end_of(selector: &str) {
    if let Some(found) = find(selector)
        && rect_of(&found).bottom > view().bottom
    {
        found.scroll_into_view_with_bool(false);
    }
}

/// Scrolls to the top of the page.
pub fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Returns whether this `pageshow` brings the page back from the browser's cache.
pub fn is_return(event: &Event) -> bool {
    let event = event.dyn_ref::<web_sys::PageTransitionEvent>();
    event.is_some_and(web_sys::PageTransitionEvent::persisted)
}

/// Returns whether the page is not visible. Not with leptos-use: most ask this at a moment, outside of all components,
/// where its signal has no owner.
pub fn hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Sets the title in the tab.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}
