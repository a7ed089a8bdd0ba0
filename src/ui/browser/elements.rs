//! Elements of the page: finds, measures and focuses them.
//!
//! A part of the screen that focuses an element of its own holds a `NodeRef` to it. Selectors are for what no part owns: all
//! controls of whatever screen or dialog is open, the element that has the focus, the target of an event.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::page::{document, window};
use rollkeep_app::spatial_navigation::Rect;

/// All controls that can have the focus.
pub(super) const CONTROLS: &str = "a[href], button:enabled:not([tabindex='-1']), input:enabled, select:enabled, textarea:enabled, summary";

/// Returns the elements in `within`, or on the whole page, that match a selector.
pub(super) fn find_all(within: Option<&Element>, selector: &str) -> Vec<HtmlElement> {
    let nodes = match within {
        Some(element) => element.query_selector_all(selector).ok(),
        None => document().and_then(|it| it.query_selector_all(selector).ok()),
    };
    let nodes = nodes.into_iter();
    nodes
        .flat_map(|nodes| (0..nodes.length()).filter_map(move |index| nodes.get(index)))
        .filter_map(|node| node.dyn_into().ok())
        .collect()
}

/// Returns the first element on the page that matches a selector.
pub fn find(selector: &str) -> Option<HtmlElement> {
    let found = document()?.query_selector(selector).ok().flatten();
    found?.dyn_into().ok()
}

/// Returns the element of a `NodeRef`; `None` while its part of the screen does not exist.
pub(super) fn element_of<E>(node: NodeRef<E>) -> Option<HtmlElement>
where
    E: ElementType,
    E::Output: JsCast + Clone + 'static,
{
    node.try_get_untracked().flatten()?.dyn_into().ok()
}

/// Returns the element that has the focus. It is the body or a dialog if no control has it.
pub(super) fn focused() -> Option<Element> {
    document()?.active_element()
}

/// Returns whether an element matches a selector.
pub(super) fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Returns the element itself or the nearest one around it that matches a selector.
pub(super) fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// Returns where people see a control: a radio button and a checkbox are as large as their label.
pub(super) fn rect_of(control: &Element) -> Rect {
    let label = closest(control, "label").filter(|_| is(control, "[type=radio], [type=checkbox]"));
    let rect = label.as_ref().unwrap_or(control).get_bounding_client_rect();
    Rect {
        left: rect.left(),
        top: rect.top(),
        right: rect.right(),
        bottom: rect.bottom(),
    }
}

/// Returns the part of the page that is in view.
pub(super) fn view() -> Rect {
    let pixels = |side: Result<JsValue, JsValue>| side.ok().and_then(|it| it.as_f64());
    let side = |side: Option<f64>| side.unwrap_or_default();
    Rect {
        left: 0.0,
        top: 0.0,
        right: side(window().and_then(|it| pixels(it.inner_width()))),
        bottom: side(window().and_then(|it| pixels(it.inner_height()))),
    }
}

/// Returns whether a control takes room on the page. One that was removed or is `hidden` does not.
pub(super) fn is_visible(control: &Element) -> bool {
    let rect = rect_of(control);
    rect.right > rect.left && rect.bottom > rect.top
}

/// Focuses an element. Returns whether it has the focus now: an element that is not visible does not take it.
pub(super) fn try_focus(element: &HtmlElement) -> bool {
    is_visible(element)
        && element.focus().is_ok()
        && focused().is_some_and(|it| it.is_same_node(Some(element)))
}
