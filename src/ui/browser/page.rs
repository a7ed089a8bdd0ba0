//! The page: its window and document, and what is seen of it.

use wasm_bindgen::JsCast;
use web_sys::{Document, Event, HtmlElement, Window};

/// The window of the page; a worker has none.
pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

/// The page's document; nothing outside a window has one.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// The code of the language that the page is in.
pub(super) fn language() -> String {
    let root = document().and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default()
}

/// Where the app stands on the page.
///
/// # Panics
/// If the page is not this app's.
pub fn root() -> HtmlElement {
    document()
        .and_then(|document| document.get_element_by_id("app"))
        .and_then(|element| element.dyn_into().ok())
        .expect("index.html has an element for the app")
}

/// Shows the top of the page, as after loading it.
pub fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Does this `pageshow` bring the page back as it was left, out of the browser's cache?
pub fn is_return(event: &Event) -> bool {
    let event = event.dyn_ref::<web_sys::PageTransitionEvent>();
    event.is_some_and(web_sys::PageTransitionEvent::persisted)
}

/// Is the page out of sight?
pub fn hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// The title in the tab.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}
