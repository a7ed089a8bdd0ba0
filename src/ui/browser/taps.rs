//! Double taps and held keys, which count only once. A second tap on the same control does nothing where that has the attribute
//! `data-once`.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DomRect, Element, Event, HtmlLabelElement, KeyboardEvent, MouseEvent};

use super::clock::monotonic_ms;
use super::key::key_name;
use super::page::document;

/// A tap this soon after the page has handled another one in the same place is the second half of a double tap, in milliseconds. It
/// counts from when the first half was handled, because on a slow device the screen changes only then.
const DOUBLE_MS: f64 = 600.0;

/// A tap this soon after another one on the same control belongs to the same series, in milliseconds.
const SERIES_MS: f64 = 350.0;

/// A tap this soon after another one on the same control can hardly be meant, in milliseconds: nobody has seen yet what the
/// other one did.
const UNMEANT_MS: f64 = 250.0;

/// How far apart the two taps of a double tap are at most along each axis, in CSS pixels.
const NEAR: f64 = 24.0;

/// What can be tapped.
const CONTROLS: &str = "label, button, a, input, select, textarea, summary";

/// An element farther than this from a tap is not under the finger, in CSS pixels.
const AWAY: f64 = 48.0;

/// The last tap, by a pointer or by a key.
struct Tap {
    /// When the page handled it.
    handled: f64,
    /// When the page handled the last tap of its series.
    latest: f64,
    /// The position of the pointer.
    place: Option<(f64, f64)>,
    on: Element,
    /// What was near it.
    near: Vec<Neighbour>,
}

/// A control that could be seen near a tap.
struct Neighbour {
    control: Element,
    /// Where it was.
    rect: DomRect,
    /// What it said.
    words: String,
}

impl Tap {
    /// Returns whether a tap on this control at this place was meant for it: it was there before this tap, in the same place and
    /// with the same words.
    fn has_seen(&self, control: &Element, (x, y): (f64, f64)) -> bool {
        let words = words_of(control);
        self.near.iter().any(|it| {
            let within_x = x >= it.rect.left() && x <= it.rect.right();
            let within_y = y >= it.rect.top() && y <= it.rect.bottom();
            it.control == *control && it.words == words && within_x && within_y
        })
    }
}

thread_local! {
    static LAST: RefCell<Option<Tap>> = const { RefCell::new(None) };
    /// Whether the current tap is on the same control as the last one, within [`DOUBLE_MS`] of it or [`SERIES_MS`] of the last of its
    /// series.
    static IS_DOUBLE: Cell<bool> = const { Cell::new(false) };
    static IS_UNMEANT: Cell<bool> = const { Cell::new(false) };
    /// Whether a pointer has gone down since the last click.
    static POINTED: Cell<bool> = const { Cell::new(false) };
    /// Whether a pointer has gone down since a key last moved the focus.
    static FOCUS_BY_POINTER: Cell<bool> = const { Cell::new(false) };
}

/// Watches the taps and keys of the whole page, as long as it exists:
///
/// - The second half of a double tap does nothing to a control that has appeared under the finger in between, or says
///   something else now. Two controls that were both there are both meant, however near they are.
/// - A key that is held down presses a button only once.
pub fn watch_taps() {
    listen("pointerdown", |_| {
        POINTED.set(true);
        FOCUS_BY_POINTER.set(true);
    });
    listen("click", |event| {
        let acts_once = || target_of(event).is_some_and(|it| closest(&it, "[data-once]").is_some());
        if is_stray(event) || (IS_DOUBLE.get() && acts_once()) {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    listen("keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let within_fresh = || target_of(event).and_then(|it| closest(&it, "dialog[data-fresh]"));
        let on_button = || target_of(event).is_some_and(|it| closest(&it, "button, a").is_some());
        let presses = matches!(key_name(key).as_str(), "Enter" | " ") && on_button();
        // The user pressed the key before this dialog had opened.
        if presses && (key.repeat() || within_fresh().is_some()) {
            event.prevent_default();
        }
        let moves = matches!(
            key_name(key).as_str(),
            "Tab" | "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight"
        );
        if moves {
            FOCUS_BY_POINTER.set(false);
        }
        // Whoever moves within the dialog knows it.
        if moves
            && !key.repeat()
            && let Some(dialog) = within_fresh()
        {
            // The attribute's name is a constant and always valid.
            let _ = dialog.remove_attribute("data-fresh");
        }
    });
}

/// Returns whether the current tap came too soon after another one on the same control to be meant. For controls that people
/// tap twice on purpose, because the second tap takes the first one back.
pub fn is_unmeant() -> bool {
    IS_UNMEANT.get()
}

/// Returns whether the focus is where a tap or a click has put it, and no key has moved it since.
pub(super) fn is_focus_by_pointer() -> bool {
    FOCUS_BY_POINTER.get()
}

/// Returns whether this rectangle is where a pointer has just tapped.
pub(super) fn is_under_finger(rect: &DomRect) -> bool {
    let tapped = LAST.with_borrow(|last| {
        let last = last.as_ref()?;
        last.place
            .filter(|_| now() - last.handled < 2.0 * DOUBLE_MS)
    });
    tapped.is_some_and(|(x, y)| {
        let within = |at: f64, from: f64, to: f64| at > from - AWAY && at < to + AWAY;
        within(x, rect.left(), rect.right()) && within(y, rect.top(), rect.bottom())
    })
}

/// Notes a tap. Returns whether it is the second half of a double tap, but on a control that nobody has seen at the first one.
fn is_stray(event: &Event) -> bool {
    let (Some(target), true) = (target_of(event), event.is_trusted()) else {
        IS_DOUBLE.set(false);
        IS_UNMEANT.set(false);
        return false;
    };
    let on = control_of(target);
    // A key that presses a button also makes a click, which has no place. Firefox counts that of a link as one by a pointer.
    let pointed = POINTED.take();
    let pointer = event
        .dyn_ref::<MouseEvent>()
        .filter(|mouse| pointed && mouse.detail() > 0);
    let made = event.time_stamp();
    let handled = now();
    let place = pointer.map(|mouse| (f64::from(mouse.client_x()), f64::from(mouse.client_y())));
    let tap = Tap {
        handled,
        latest: handled,
        place,
        on,
        near: place.map_or_else(Vec::new, neighbours),
    };
    LAST.with_borrow_mut(|last| {
        let before = last.as_ref().filter(|last| made - last.handled < DOUBLE_MS);
        let stray = before.is_some_and(|before| match (before.place, tap.place) {
            (Some((x, y)), Some(now)) => {
                (x - now.0).abs().max((y - now.1).abs()) < NEAR && !before.has_seen(&tap.on, now)
            }
            _ => false,
        });
        let series = last.as_mut().filter(|last| last.on == tap.on);
        let mut since = f64::INFINITY;
        let same = series.is_some_and(|last| {
            since = made - last.latest;
            last.latest = handled;
            made - last.handled < DOUBLE_MS || since < SERIES_MS
        });
        IS_DOUBLE.set(same);
        IS_UNMEANT.set(since < UNMEANT_MS);
        // The second half of a double tap does not replace its first: else a series of slower taps would count only once.
        if !same && !stray {
            *last = Some(tap);
        }
        stray && !same
    })
}

/// Returns the controls that a finger can reach from this place without leaving [`NEAR`].
fn neighbours((x, y): (f64, f64)) -> Vec<Neighbour> {
    let Some(document) = document() else {
        return Vec::new();
    };
    let Ok(all) = document.query_selector_all(CONTROLS) else {
        return Vec::new();
    };
    let all = (0..all.length()).filter_map(|index| all.get(index)?.dyn_into::<Element>().ok());
    let near = all.filter_map(|element| {
        let rect = element.get_bounding_client_rect();
        let left = rect.left().max(x - NEAR);
        let right = rect.right().min(x + NEAR);
        let top = rect.top().max(y - NEAR);
        let bottom = rect.bottom().min(y + NEAR);
        if left >= right || top >= bottom {
            return None;
        }
        // Something may cover it.
        let (middle_x, middle_y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        let there = document.element_from_point(middle_x as f32, middle_y as f32)?;
        let control = control_of(element);
        let words = words_of(&control);
        let is_seen = control_of(there) == control;
        is_seen.then_some(Neighbour {
            control,
            rect,
            words,
        })
    });
    near.collect()
}

/// Returns what a control says: its label for those who hear it, or its text.
fn words_of(control: &Element) -> String {
    let label = control.get_attribute("aria-label");
    label.or_else(|| control.text_content()).unwrap_or_default()
}

/// Returns the time on the clock of events.
fn now() -> f64 {
    Event::new("now").map_or_else(|_| monotonic_ms(), |event| event.time_stamp())
}

/// Returns the control that a tap on this element operates: a label's field, a drawing's button.
fn control_of(target: Element) -> Element {
    let Some(near) = closest(&target, CONTROLS) else {
        return target;
    };
    let field = near
        .dyn_ref::<HtmlLabelElement>()
        .and_then(HtmlLabelElement::control)
        .or_else(|| {
            closest(&near, "label")?
                .dyn_ref::<HtmlLabelElement>()?
                .control()
        });
    field.map_or(near, Into::into)
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// Listens to an event before any other listener on the page.
pub(super) fn listen(event: &str, run: impl FnMut(&Event) + 'static) {
    let mut run = run;
    let run = Closure::<dyn FnMut(Event)>::new(move |event: Event| run(&event));
    if let Some(window) = web_sys::window() {
        // It fails only if the argument is not a function.
        let _ = window.add_event_listener_with_callback_and_bool(
            event,
            run.as_ref().unchecked_ref(),
            true,
        );
    }
    // It listens as long as the page exists.
    run.forget();
}
