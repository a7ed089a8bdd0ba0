//! Double taps and held keys count only once.
//!
//! Each tap is compared with the ones before it:
//!
//! | sooner than | after | a tap | does |
//! |---|---|---|---|
//! | [`DOUBLE_MS`] | the page has handled a tap in the same place | on a control that was not there then, or said something else | nothing: it is stray |
//! | [`DOUBLE_MS`] | the page has handled the first tap of a series | on the same control | nothing if the control has `data-once` |
//! | [`SERIES_MS`] | the last tap of a series | on the same control | the same, however long the series is |
//! | [`UNMEANT_MS`] | the last tap of a series | on the same control | nothing if the control asks [`is_unmeant`] |

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DomRect, Element, Event, HtmlLabelElement, KeyboardEvent, MouseEvent};

use super::clock::monotonic_ms;
use super::elements::{closest, find_all};
use super::key::key_name;
use super::listener::{is_on, target_of};
use super::page::document;

/// Two taps within this time are a double tap, in milliseconds. It counts from when the first one was handled, because on a slow
/// device the screen changes only then.
const DOUBLE_MS: f64 = 600.0;

/// Taps on one control that follow each other within this time are one series, in milliseconds.
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

/// The first tap of a series, by a pointer or by a key.
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

/// Whether a tap repeats another one on the same control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Repeat {
    #[default]
    No,
    /// It belongs to the same double tap or series.
    Yes,
    /// The same, and so soon that it can hardly be meant.
    Unmeant,
}

/// What the listeners remember from one event to the next.
#[derive(Default)]
struct State {
    last: RefCell<Option<Tap>>,
    /// Whether the tap that the page handles now repeats the last one.
    repeat: Cell<Repeat>,
    /// Whether a pointer has gone down since the last click.
    is_by_pointer: Cell<bool>,
    /// Whether a pointer has gone down since a key last moved the focus.
    is_focus_by_pointer: Cell<bool>,
}

thread_local! {
    /// One for the page and not in a context: the browser calls the listeners outside of every reactive owner, before those of the
    /// components that ask.
    static STATE: State = State::default();
}

/// Watches the taps and keys of the whole page, as long as it exists:
///
/// - The second half of a double tap does nothing to a control that has appeared under the finger in between, or says
///   something else now. Two controls that were both there are both meant, however near they are.
/// - A key that is held down presses a button only once.
pub fn watch_taps() {
    listen("pointerdown", |_| {
        STATE.with(|state| {
            state.is_by_pointer.set(true);
            state.is_focus_by_pointer.set(true);
        });
    });
    listen("click", |event| {
        let is_stray = STATE.with(|state| state.note(event));
        let is_repeat = STATE.with(|state| state.repeat.get() != Repeat::No);
        let acts_once = || is_on(event, "[data-once]");
        if is_stray || (is_repeat && acts_once()) {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    listen("keydown", |event| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            key_down(key);
        }
    });
}

fn key_down(key: &KeyboardEvent) {
    let name = key_name(key);
    // A dialog is fresh for a moment after it has opened.
    let fresh_dialog = || closest(&target_of(key)?, "dialog[data-fresh]");
    let presses = matches!(name.as_str(), "Enter" | " ") && is_on(key, "button, a");
    // In a fresh dialog, the user has pressed the key before it had opened.
    if presses && (key.repeat() || fresh_dialog().is_some()) {
        key.prevent_default();
    }
    let moves_focus = matches!(
        name.as_str(),
        "Tab" | "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight"
    );
    if !moves_focus {
        return;
    }
    STATE.with(|state| state.is_focus_by_pointer.set(false));
    // Somebody who moves within the dialog has seen it.
    if !key.repeat()
        && let Some(dialog) = fresh_dialog()
    {
        // The attribute's name is a constant and always valid.
        let _ = dialog.remove_attribute("data-fresh");
    }
}

/// Returns whether the current tap came too soon after another one on the same control to be meant. For controls that people
/// tap twice on purpose, because the second tap takes the first one back.
pub fn is_unmeant() -> bool {
    STATE.with(|state| state.repeat.get() == Repeat::Unmeant)
}

/// Returns whether the focus is where a tap or a click has put it, and no key has moved it since.
pub(super) fn is_focus_by_pointer() -> bool {
    STATE.with(|state| state.is_focus_by_pointer.get())
}

/// Returns whether this rectangle is where a pointer has just tapped.
pub(super) fn is_under_finger(rect: &DomRect) -> bool {
    let tapped = STATE.with(|state| {
        let last = state.last.borrow();
        let recent = last
            .as_ref()
            .filter(|it| now() - it.handled < 2.0 * DOUBLE_MS);
        recent.and_then(|it| it.place)
    });
    tapped.is_some_and(|(x, y)| {
        let within = |at: f64, from: f64, to: f64| at > from - AWAY && at < to + AWAY;
        within(x, rect.left(), rect.right()) && within(y, rect.top(), rect.bottom())
    })
}

impl State {
    /// Notes a tap. Returns whether it is stray: the second half of a double tap, but on a control that nobody has seen at the first
    /// one.
    fn note(&self, event: &Event) -> bool {
        let (Some(target), true) = (target_of(event), event.is_trusted()) else {
            self.repeat.set(Repeat::No);
            return false;
        };
        // A key that presses a button also makes a click, which has no place. Firefox counts that of a link as one by a pointer.
        let is_by_pointer = self.is_by_pointer.take();
        let pointer = event
            .dyn_ref::<MouseEvent>()
            .filter(|mouse| is_by_pointer && mouse.detail() > 0);
        let place = pointer.map(|mouse| (f64::from(mouse.client_x()), f64::from(mouse.client_y())));
        let (made, handled) = (event.time_stamp(), now());
        let tap = Tap {
            handled,
            latest: handled,
            place,
            on: control_of(target),
            near: place.map_or_else(Vec::new, neighbours),
        };
        let mut last = self.last.borrow_mut();
        let repeat = match last.as_mut().filter(|last| last.on == tap.on) {
            Some(last) => {
                let pause = made - last.latest;
                last.latest = handled;
                match made - last.handled {
                    _ if pause < UNMEANT_MS => Repeat::Unmeant,
                    _ if pause < SERIES_MS => Repeat::Yes,
                    since_first if since_first < DOUBLE_MS => Repeat::Yes,
                    _ => Repeat::No,
                }
            }
            None => Repeat::No,
        };
        self.repeat.set(repeat);
        if repeat != Repeat::No {
            // It does not replace the first tap of its series: else a series of slower taps would count only once.
            return false;
        }
        let before = last.as_ref().filter(|last| made - last.handled < DOUBLE_MS);
        let is_stray = before.is_some_and(|before| match (before.place, tap.place) {
            (Some((x, y)), Some(now)) => {
                let is_near = (x - now.0).abs().max((y - now.1).abs()) < NEAR;
                is_near && !before.has_seen(&tap.on, now)
            }
            _ => false,
        });
        if !is_stray {
            *last = Some(tap);
        }
        is_stray
    }
}

/// Returns the controls that a finger can reach from this place without leaving [`NEAR`].
fn neighbours((x, y): (f64, f64)) -> Vec<Neighbour> {
    let Some(document) = document() else {
        return Vec::new();
    };
    let near = find_all(None, CONTROLS).into_iter().filter_map(|element| {
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
        let control = control_of(element.into());
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
