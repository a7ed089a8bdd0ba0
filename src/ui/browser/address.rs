//! The address of the page, whose part after the `#` names the screen, and the browser's history.
//!
//! Each entry of the history has the number of its screen as its state. While a dialog is open, there is a second entry for the
//! same screen, whose number is half more: *Back* leads from that one to the screen itself, and closes the dialog. The second entry
//! stays when the dialog is closed otherwise, because a step back takes a moment and may come after the next screen. *Back*
//! then goes two steps.

use std::cell::{Cell, RefCell};

use leptos::prelude::queue_microtask;
use wasm_bindgen::JsValue;
use web_sys::History;

use super::back::{close_uppermost, has_closable};
use super::listener::on_window;
use super::page::window;

/// What the second entry of a screen has more than the first one.
const SECOND: f64 = 0.5;

// One for the page, as there is one history: the browser reports its changes to listeners, which have no reactive owner.
thread_local! {
    /// The number of this entry of the history. Before the screen 0, there are other pages.
    static ENTRY: Cell<f64> = const { Cell::new(0.0) };
    /// The addresses of the screens since the page was loaded, by their numbers.
    static SCREENS: RefCell<Vec<Option<String>>> = const { RefCell::new(Vec::new()) };
    /// Whether somebody has come to this screen by a step back.
    static CAME_BACK: Cell<bool> = const { Cell::new(false) };
    /// Whether the next screen takes the place of this one.
    static REPLACES: Cell<bool> = const { Cell::new(false) };
    /// The screen that takes the place of this one, after a step back to its first entry.
    static REPLACEMENT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns the part of the address from the `#` on.
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns the whole address of a screen, for others to open.
pub fn address(hash: &str) -> String {
    let here = window().map(|window| window.location());
    let here = here.and_then(|it| Some(it.origin().ok()? + &it.pathname().ok()?));
    here.unwrap_or_default() + hash
}

/// Goes to another screen.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // It fails only if the browser forbids all navigation; then there is nothing to do.
        let _ = window.location().set_hash(hash);
    }
}

/// Goes to another screen, which takes the place of this one in the history.
pub fn replace_hash(hash: &str) {
    if is_second(ENTRY.get()) {
        REPLACEMENT.set(Some(hash.to_owned()));
        step_back(1);
    } else if let Some(window) = window().filter(|_| hash != self::hash()) {
        // As above. The same address would be no change.
        let replaced = window.location().replace(hash);
        REPLACES.set(replaced.is_ok());
    }
}

/// Writes another address for this screen, which shows something else now: a reload and *Back* come to that.
pub fn note_hash(hash: &str) {
    if let (Some(history), true) = (history(), hash != self::hash()) {
        // A browser may refuse it after too many at once; then the address is that of something earlier.
        let _ = history.replace_state_with_url(&JsValue::from(ENTRY.get()), "", Some(hash));
        SCREENS.with_borrow_mut(|all| {
            if let Some(noted) = all.get_mut(ENTRY.get() as usize) {
                *noted = Some(hash.to_owned());
            }
        });
    }
}

/// Writes a text as one part of an address.
pub fn encode_part(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Reads such a part. A part that cannot be read stays as it is.
pub fn decode_part(part: &str) -> String {
    js_sys::decode_uri_component(part).map_or_else(|_| part.to_owned(), String::from)
}

/// Numbers the screens in the history as long as the page exists, and calls `changed` whenever another screen is to be shown.
pub fn follow_history(changed: impl Fn() + 'static) {
    arrive(0.0);
    on_window("popstate", |_| {
        let (before, now) = (ENTRY.get(), state());
        // Back from the second entry of a screen to its first one; else the address changes, too.
        let Some(now) = now.filter(|now| is_second(before) && *now == before.floor()) else {
            return;
        };
        ENTRY.set(now);
        // Later, because the browser reports another screen at once, and would call this function while it still runs.
        queue_microtask(leave_second);
    });
    on_window("hashchange", move |_| {
        let step = if REPLACES.take() { 0.0 } else { 1.0 };
        arrive(ENTRY.get().floor() + step);
        changed();
    });
}

/// Does what the step back from the second entry of a screen was for.
fn leave_second() {
    if let Some(hash) = REPLACEMENT.take() {
        replace_hash(&hash);
    } else if close_uppermost() {
        // There may be another one below it.
        add_second();
    } else {
        step_back(1);
    }
}

/// Notes the entry of the history that is shown now. A new one gets this number.
fn arrive(new: f64) {
    let known = state();
    if let (Some(history), None) = (history(), known) {
        // A browser may refuse it after too many at once; then Escape leads home.
        let _ = history.replace_state(&JsValue::from(new), "");
    }
    let now = known.unwrap_or(new);
    CAME_BACK.set(now < ENTRY.replace(now));
    SCREENS.with_borrow_mut(|all| {
        let place = now as usize;
        all.resize(all.len().max(place + 1), None);
        all[place] = Some(hash());
    });
}

/// Lets *Back* close what has just opened instead of leaving the screen, if the user can close it.
pub(super) fn add_second() {
    let now = ENTRY.get();
    if is_second(now) || !has_closable() {
        return;
    }
    let now = now + SECOND;
    let added = history().map(|it| it.push_state(&JsValue::from(now), ""));
    // A browser may refuse it after too many at once; then *Back* leaves the screen.
    if added.is_some_and(|it| it.is_ok()) {
        ENTRY.set(now);
    }
}

/// Goes back to the screen before. Returns whether there is one.
pub fn go_back() -> bool {
    let entry = ENTRY.get();
    let steps = if is_second(entry) { 2 } else { 1 };
    entry >= 1.0 && step_back(steps)
}

/// Returns whether somebody has come to this screen from that one, by a step forward; `None` if that is not known, because
/// the page was loaded here.
pub fn came_from(hash: &str) -> Option<bool> {
    let place = (ENTRY.get() as usize).checked_sub(1)?;
    SCREENS.with_borrow(|all| Some(all.get(place)?.as_ref()? == hash))
}

/// Returns whether somebody has come to this screen by a step back.
pub fn has_come_back() -> bool {
    CAME_BACK.get()
}

fn step_back(steps: i32) -> bool {
    history().is_some_and(|it| it.go_with_delta(-steps).is_ok())
}

fn is_second(entry: f64) -> bool {
    entry.fract() != 0.0
}

fn history() -> Option<History> {
    window()?.history().ok()
}

fn state() -> Option<f64> {
    history()?.state().ok()?.as_f64()
}
