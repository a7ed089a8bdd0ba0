//! Event listeners of the window and the document.
//!
//! Not with Leptos' `window_event_listener`: it takes no `FnMut`, and each caller would have to remove it on cleanup. A component
//! listens to its own elements with `on:`. Where it has many alike, such as the boxes of a card, one listener around them finds the
//! element by a selector: [`is_on`], [`number_around`].

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, StorageEvent};

use super::elements::closest;
use super::page::document;

/// The events of a page that the user leaves. Firefox stops the scripts of a page that is the last of its process,
/// sometimes during `pagehide`; iOS has no `beforeunload`. After `beforeunload` the page may stay, because it only
/// began a download.
pub const LEAVING: [&str; 2] = ["beforeunload", "pagehide"];

/// Listens to an event until it is dropped.
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    run: Closure<dyn FnMut(Event)>,
}

impl Listener {
    fn new(target: &EventTarget, event: &'static str, run: Box<dyn FnMut(Event)>) -> Listener {
        let run = Closure::wrap(run);
        // It fails only if the argument is not a function.
        let _ = target.add_event_listener_with_callback(event, run.as_ref().unchecked_ref());
        Listener {
            target: target.clone(),
            event,
            run,
        }
    }

    /// Listens as long as the screen exists.
    pub fn keep(target: &EventTarget, event: &'static str, run: Box<dyn FnMut(Event)>) {
        StoredValue::new_local(Listener::new(target, event, run));
    }

    /// Listens to the window, if there is one.
    pub fn of_window(event: &'static str, run: impl FnMut(Event) + 'static) -> Option<Listener> {
        Some(Listener::new(
            &web_sys::window()?.into(),
            event,
            Box::new(run),
        ))
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let run = self.run.as_ref().unchecked_ref();
        // The page may be gone.
        let _ = self
            .target
            .remove_event_listener_with_callback(self.event, run);
    }
}

/// Calls `run` at an event of the window, as long as the screen exists.
pub fn on_window(event: &'static str, run: impl FnMut(Event) + 'static) {
    if let Some(window) = web_sys::window() {
        Listener::keep(&window, event, Box::new(run));
    }
}

/// Calls `run` at a `keydown` or `keyup`, as long as the screen exists. It comes before [`on_window`], so that a screen's own keys
/// come before those of all screens.
pub fn on_key(event: &'static str, run: impl FnMut(Event) + 'static) {
    if let Some(document) = document() {
        Listener::keep(&document, event, Box::new(run));
    }
}

/// Returns the key that another tab has changed; `None` if it is unknown, or all changed.
pub fn saved_key(event: &Event) -> Option<String> {
    event.dyn_ref().and_then(StorageEvent::key)
}

/// Returns whether the user is still composing the text, as with letters that will become a Chinese character.
pub fn is_composing(event: &Event) -> bool {
    let input = event.dyn_ref::<web_sys::InputEvent>();
    input.is_some_and(web_sys::InputEvent::is_composing)
}

/// Returns the element on which the event is.
pub(super) fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Returns whether the event's target, or an element around it, matches the selector.
pub fn is_on(event: &Event, selector: &str) -> bool {
    target_of(event).is_some_and(|it| closest(&it, selector).is_some())
}

/// Returns the number in an attribute of the tapped button or of an element around it.
pub fn number_around(event: &Event, button: &str, attribute: &str) -> Option<u8> {
    let button = closest(&target_of(event)?, button)?;
    let around = closest(&button, &format!("[{attribute}]"))?;
    around.get_attribute(attribute)?.parse().ok()
}
