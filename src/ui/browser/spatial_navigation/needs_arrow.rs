//! Which arrows an element needs for itself: to move the cursor through a text up to its end, or to scroll.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};

use super::super::elements::is;
use rollkeep_app::spatial_navigation::Direction;

/// Returns whether the focused element needs this arrow. `has_typed` is whether the user has typed in it since it got the focus.
pub(super) fn needs_arrow(focused: &Element, arrow: Direction, has_typed: bool) -> bool {
    if let Some(area) = focused.dyn_ref::<HtmlTextAreaElement>() {
        let cursor = [area.selection_start(), area.selection_end()];
        return !is_at_end(&area.value(), cursor, arrow);
    }
    let Some(input) = focused.dyn_ref::<HtmlInputElement>() else {
        return is(focused, "[tabindex='0']") && can_scroll(focused, arrow);
    };
    match (input.type_().as_str(), arrow.is_horizontal()) {
        ("checkbox" | "radio" | "file" | "range", _) => false,
        (_, true) => {
            let cursor = [input.selection_start(), input.selection_end()];
            !is_at_end(&input.value(), cursor, arrow)
        }
        // The browser suggests names to somebody who types one.
        (_, false) => input.has_attribute("list") && has_typed && !input.value().is_empty(),
    }
}

/// Returns whether the cursor, with its two ends, is at the end of a text in this direction.
fn is_at_end(text: &str, cursor: [Result<Option<u32>, JsValue>; 2], arrow: Direction) -> bool {
    let end = match arrow {
        Direction::Left | Direction::Up => 0,
        Direction::Right | Direction::Down => text.encode_utf16().count() as u32,
    };
    cursor
        .into_iter()
        .all(|place| place.ok().flatten() == Some(end))
}

/// Returns whether an element can scroll in this direction.
fn can_scroll(element: &Element, arrow: Direction) -> bool {
    let right = element.scroll_width() - element.client_width() - element.scroll_left();
    let down = element.scroll_height() - element.client_height() - element.scroll_top();
    match arrow {
        Direction::Up => element.scroll_top() > 0,
        Direction::Down => down > 1,
        // The text may run to the left.
        Direction::Left | Direction::Right => right > 1 || element.scroll_left() != 0,
    }
}
