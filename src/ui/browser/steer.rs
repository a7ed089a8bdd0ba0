//! Steering by arrow keys: they move the focus to the nearest control in their direction, as it is seen. So five keys, as on a
//! television's remote control, are enough on every screen and in every dialog.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent, NodeList};

use super::listener::on_window;
use super::page::{document, window};

// `web_sys` has it only as an unstable interface, and old browsers have it not.
#[wasm_bindgen]
extern "C" {
    /// A list that can open itself.
    type Picker;

    #[wasm_bindgen(method, catch, js_name = showPicker)]
    fn show_picker(this: &Picker) -> Result<(), JsValue>;
}

const CONTROLS: &str = "a[href], button:enabled:not([tabindex='-1']), input:enabled, select:enabled, textarea:enabled, summary";

/// What the first arrow focuses: the most important button.
const FIRST: &str = "main .strong, dialog .strong";

/// A control may begin this much before the end of the focused one and still lie ahead of it, in CSS pixels.
const OVERLAP: f64 = 8.0;

/// What lies aside counts as this many times as far as what lies ahead.
const ASIDE: f64 = 3.0;

/// A control that is farther than this part of the view beyond its end is not focused: the page scrolls first, so that what is
/// in between can be read.
const BEYOND: f64 = 0.25;

/// The direction of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// A rectangle as seen in the direction of an arrow, in CSS pixels.
#[derive(Clone, Copy)]
struct Seen {
    /// How far ahead it begins and ends.
    ahead: (f64, f64),
    /// Where it begins and ends across.
    across: (f64, f64),
}

impl Arrow {
    fn of(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            _ => return None,
        })
    }

    const fn is_sideways(self) -> bool {
        matches!(self, Arrow::Left | Arrow::Right)
    }

    fn sees(self, element: &Element) -> Seen {
        let rect = element.get_bounding_client_rect();
        let (x, y) = ((rect.left(), rect.right()), (rect.top(), rect.bottom()));
        self.turned(x, y)
    }

    fn turned(self, x: (f64, f64), y: (f64, f64)) -> Seen {
        let (ahead, across) = match self {
            Arrow::Down => (y, x),
            Arrow::Up => ((-y.1, -y.0), x),
            Arrow::Right => (x, y),
            Arrow::Left => ((-x.1, -x.0), y),
        };
        Seen { ahead, across }
    }

    /// Returns where the view ends in this direction, and a little more.
    fn horizon(self) -> f64 {
        let size = |side: Option<f64>| side.unwrap_or_default();
        let number = |value: JsValue| value.as_f64();
        let width = size(window().and_then(|it| it.inner_width().ok().and_then(number)));
        let height = size(window().and_then(|it| it.inner_height().ok().and_then(number)));
        let view = self.turned((0.0, width), (0.0, height)).ahead;
        view.1 + (view.1 - view.0) * BEYOND
    }
}

impl Seen {
    /// Returns how far another rectangle lies ahead of this one; `None` if it does not. One that lies over this one is ahead if it
    /// begins behind the middle.
    fn distance(self, other: Seen) -> Option<f64> {
        let middle = |(from, to): (f64, f64)| (from + to) / 2.0;
        let gap = self.gap(other);
        let is_beyond = middle(other.ahead) > self.ahead.1 - OVERLAP;
        let is_over = gap == 0.0 && other.ahead.0 > middle(self.ahead);
        if !is_beyond && !is_over {
            return None;
        }
        let ahead = (other.ahead.0 - self.ahead.1).max(0.0);
        // Of two that lie equally far, the one whose middle is nearer.
        let shift = (middle(other.across) - middle(self.across)).abs() / 20.0;
        Some(ahead + ASIDE * gap + shift)
    }

    /// Returns how far aside another rectangle lies.
    fn gap(self, other: Seen) -> f64 {
        let gap = (other.across.0 - self.across.1).max(self.across.0 - other.across.1);
        gap.max(0.0)
    }
}

thread_local! {
    static BEGUN: Cell<bool> = const { Cell::new(false) };
}

/// Steers by arrow keys, where nothing else needs them, as long as the page exists. Enter presses checkboxes, chooses radio
/// buttons and opens lists.
/// Only the first call counts.
pub fn steer_by_arrows() {
    if BEGUN.replace(true) {
        return;
    }
    on_window("keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let plain = !(key.alt_key() || key.ctrl_key() || key.meta_key() || key.shift_key());
        if !plain || key.default_prevented() {
            return;
        }
        let done = match Arrow::of(&key.key()) {
            Some(arrow) => steer(arrow),
            None => key.key() == "Enter" && !key.repeat() && choose(),
        };
        if done {
            key.prevent_default();
        }
    });
}

/// Moves the focus. Returns whether there was something to focus.
fn steer(arrow: Arrow) -> bool {
    let Some(document) = document() else {
        return false;
    };
    let dialogs = found(document.query_selector_all("dialog[open]"));
    let scope = dialogs.last().map(|it| -> &Element { it });
    let within = |selector: &str| match scope {
        Some(dialog) => found(dialog.query_selector_all(selector)),
        None => found(document.query_selector_all(selector)),
    };
    let focused = document.active_element();
    let focused = focused.filter(|it| !is(it, "body, dialog"));
    let Some(focused) = focused else {
        let first = within(FIRST).into_iter().chain(within(CONTROLS));
        return { first }.any(|it| focus(&it));
    };
    if needs(&focused, arrow) {
        return false;
    }
    let (here, horizon) = (arrow.sees(&place_of(&focused)), arrow.horizon());
    let ahead = within(CONTROLS).into_iter().filter_map(|it| {
        let seen = arrow.sees(&place_of(&it));
        let apart = !it.contains(Some(&focused)) && !focused.contains(Some(&it));
        let stands_for_group = !is_unchosen(&it);
        (apart && stands_for_group && is_seen(&it) && seen.ahead.0 < horizon)
            .then(|| Some((here.distance(seen)?, here.gap(seen), it)))?
    });
    // With nothing in its row, an arrow chooses from a list.
    let is_list = arrow.is_sideways() && is(&focused, "select");
    let mut ahead: Vec<_> = ahead
        .filter(|(_, gap, _)| !is_list || *gap == 0.0)
        .collect();
    ahead.sort_by(|a, b| a.0.total_cmp(&b.0));
    ahead.iter().any(|(.., it)| focus(it))
}

/// Returns whether the focused element needs this arrow: text is moved through up to its ends, and so are sliders, parts that
/// scroll, and the rest of a group of radio buttons.
fn needs(focused: &Element, arrow: Arrow) -> bool {
    if let Some(radio) = radio(focused) {
        let here = arrow.sees(&place_of(focused));
        return group(&radio).iter().any(|it| {
            let other = arrow.sees(&place_of(it));
            here.gap(other) == 0.0 && here.distance(other).is_some()
        });
    }
    if let Some(input) = focused.dyn_ref::<HtmlInputElement>() {
        return match input.type_().as_str() {
            "checkbox" | "file" => false,
            _ => arrow.is_sideways() && !is_at_end(input, arrow),
        };
    }
    is(focused, "textarea") || arrow.is_sideways() && is(focused, "[tabindex='0']")
}

/// Returns whether the cursor is at the end of a text in this direction. A slider has none.
fn is_at_end(input: &HtmlInputElement, arrow: Arrow) -> bool {
    let length = input.value().encode_utf16().count() as u32;
    let end = if arrow == Arrow::Left { 0 } else { length };
    let at = |place: Result<Option<u32>, _>| place.ok().flatten() == Some(end);
    at(input.selection_start()) && at(input.selection_end())
}

/// Presses the focused checkbox, chooses the focused radio button, or opens the focused list. Returns whether that was one of
/// these, and not chosen before.
fn choose() -> bool {
    let Some(focused) = document().and_then(|it| it.active_element()) else {
        return false;
    };
    if is(&focused, "select") {
        return focused.unchecked_ref::<Picker>().show_picker().is_ok();
    }
    let input = focused.dyn_into::<HtmlInputElement>().ok();
    let input = input.filter(|it| match it.type_().as_str() {
        "checkbox" => true,
        "radio" => !it.checked(),
        _ => false,
    });
    if let Some(input) = &input {
        input.click();
    }
    input.is_some()
}

fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Returns whether this is a radio button of a group in which another one is chosen. That one stands for its group.
fn is_unchosen(element: &Element) -> bool {
    radio(element).is_some_and(|it| !it.checked() && group(&it).iter().any(|it| it.checked()))
}

fn radio(element: &Element) -> Option<HtmlInputElement> {
    let input = element.dyn_ref::<HtmlInputElement>()?;
    (input.type_() == "radio").then(|| input.clone())
}

/// Returns the other radio buttons of a group.
fn group(radio: &HtmlInputElement) -> Vec<HtmlInputElement> {
    let all = document().map(|it| found(it.query_selector_all("input[type=radio]:enabled")));
    let all = all.into_iter().flatten();
    let inputs = all.filter_map(|it| it.dyn_into::<HtmlInputElement>().ok());
    let of_group = |it: &HtmlInputElement| it.name() == radio.name() && it.form() == radio.form();
    inputs.filter(|it| it != radio && of_group(it)).collect()
}

/// Returns the element that is seen of a control: a radio button's or a checkbox's label.
fn place_of(control: &Element) -> Element {
    let label = control.closest("label").ok().flatten();
    let label = label.filter(|_| is(control, "[type=radio], [type=checkbox]"));
    label.unwrap_or_else(|| control.clone())
}

fn is_seen(control: &Element) -> bool {
    let rect = place_of(control).get_bounding_client_rect();
    rect.width() > 0.0 && rect.height() > 0.0
}

/// Focuses an element. Returns whether it has the focus now: what is hidden does not take it.
fn focus(element: &HtmlElement) -> bool {
    let tried = is_seen(element) && element.focus().is_ok();
    let active = document().and_then(|it| it.active_element());
    tried && active.is_some_and(|it| it.is_same_node(Some(element)))
}

fn found(nodes: Result<NodeList, JsValue>) -> Vec<HtmlElement> {
    let nodes = nodes.into_iter();
    nodes
        .flat_map(|nodes| (0..nodes.length()).filter_map(move |index| nodes.get(index)))
        .filter_map(|node| node.dyn_into().ok())
        .collect()
}
