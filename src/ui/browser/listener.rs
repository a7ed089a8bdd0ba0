//! Ears for events.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, StorageEvent};

use super::el::Field;
use crate::storage::Record;

/// The events of a page that is being left. Firefox ends the scripts of a page that is the last of its process, at
/// times in the midst of `pagehide`; iOS has no `beforeunload`. A page may stay after that one: a download began.
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
        // Fails only for what is no function.
        let _ = target.add_event_listener_with_callback(event, run.as_ref().unchecked_ref());
        Listener {
            target: target.clone(),
            event,
            run,
        }
    }

    /// Listens as long as the screen stays.
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

/// Listens to an event of the window, as long as the screen stays.
pub fn on_window(event: &'static str, run: impl FnMut(Event) + 'static) {
    if let Some(window) = web_sys::window() {
        Listener::keep(&window, event, Box::new(run));
    }
}

/// Calls `run` when another tab has changed one of these saves, or all there are, as long as the screen stays. What this
/// page [announces](announce) itself concerns everybody.
pub fn on_save(about: impl Fn(&Record) -> bool + 'static, mut run: impl FnMut() + 'static) {
    on_window("storage", move |event| {
        let key = saved_key(&event);
        let record = key.as_deref().map(Record::of_key);
        if record.is_none_or(|record| record.as_ref().is_some_and(&about)) {
            run();
        }
    });
}

/// Under which key another tab has changed what is saved; `None` if that is not known, or for all of it.
pub fn saved_key(event: &Event) -> Option<String> {
    event.dyn_ref().and_then(StorageEvent::key)
}

/// Tells everybody on this page of an event, as the window would.
pub fn announce(event: &str) {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(event)) {
        // Only an event that is under way already is refused.
        let _ = window.dispatch_event(&event);
    }
}

/// What stands now in the field that the event is about.
pub fn value_of(event: &Event) -> String {
    field_of(event).map_or_else(String::new, |field| field.value())
}

/// Is this text on its way to another one, such as letters that will become a sign?
pub fn is_composing(event: &Event) -> bool {
    let input = event.dyn_ref::<web_sys::InputEvent>();
    input.is_some_and(web_sys::InputEvent::is_composing)
}

/// Is the choice made that the event is about?
pub fn checked_of(event: &Event) -> bool {
    matches!(field_of(event), Some(Field::Input(input)) if input.checked())
}

fn field_of(event: &Event) -> Option<Field> {
    Field::of(&event.target()?)
}

/// Did it happen on an element that fits the selector, or within one?
pub fn is_on(event: &Event, selector: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// The number that an attribute around a tapped button holds.
pub fn number_around(event: &Event, button: &str, attribute: &str) -> Option<u8> {
    let tapped: Element = event.target()?.dyn_into().ok()?;
    let button = tapped.closest(button).ok()??;
    let around = button.closest(&format!("[{attribute}]")).ok()??;
    around.get_attribute(attribute)?.parse().ok()
}
