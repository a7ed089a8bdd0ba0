//! The page: its address, its look, its focus, its clock.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Event, HtmlElement, KeyboardEvent, Window};

use crate::game::Day;

fn window() -> Option<Window> {
    web_sys::window()
}

/// The page's document; nothing outside a window has one.
pub(super) fn document() -> Option<Document> {
    window()?.document()
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

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date, as the clock on this device tells it.
pub fn today() -> Day {
    let now = now_ms();
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(now as f64));
    Day::at(now, -(date.get_timezone_offset() as i32))
}

/// The code of the language that the page is in.
pub(super) fn language() -> String {
    let root = document().and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default()
}

/// A day as the language writes it, from milliseconds since 1970.
pub fn date(ms: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(ms as f64));
    let day = date.to_locale_date_string(&language(), &js_sys::Object::new());
    day.into()
}

/// Milliseconds since some moment, by a clock that nobody sets.
pub fn monotonic_ms() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// Lets the browser do what waits: show what has changed, hear of taps.
pub async fn take_breath() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        if let Some(window) = window() {
            // A browser that sets no timers runs no page.
            let _ = window.set_timeout_with_callback(&done);
        }
    });
    // It is never refused.
    let _ = wasm_bindgen_futures::JsFuture::from(soon).await;
}

/// How long a page that was just opened is left alone, in milliseconds.
const SETTLES: i32 = 1500;

/// Does something when the page was opened and the browser has nothing else to do, as far as it tells.
pub fn when_idle(run: impl FnOnce() + 'static) {
    let idle = Closure::once_into_js(run);
    let soon = Closure::once_into_js(move || {
        let Some(window) = window() else { return };
        let idle = idle.unchecked_ref();
        // Safari does not tell.
        if window.request_idle_callback(idle).is_err() {
            let _ = window.set_timeout_with_callback(idle);
        }
    });
    if let Some(window) = window() {
        // As above.
        let _ = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(soon.unchecked_ref(), SETTLES);
    }
}

/// How many threads the device runs at once, as far as the browser tells: 1 to 8.
pub fn cores() -> usize {
    let told = window().map(|window| window.navigator().hardware_concurrency());
    (told.unwrap_or(1.0) as usize).clamp(1, 8)
}

/// What stands behind the `#` of the address, with it.
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The whole address of a screen, as others can open it.
pub fn address(hash: &str) -> String {
    let here = window().map(|window| window.location());
    let here = here.and_then(|it| Some(it.origin().ok()? + &it.pathname().ok()?));
    here.unwrap_or_default() + hash
}

/// Goes to another screen.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // Only a browser that forbids all navigation refuses, and then there is nothing to do.
        let _ = window.location().set_hash(hash);
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

/// Writes a choice of look onto the page, where the styles read it.
pub fn set_look(attribute: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Attribute names are ours and always valid.
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Lets the browser colour its own bar as this look of the table does, for this scheme or for the device's. The colours
/// stand in index.html: each look has one by day, and after it one by night.
pub fn set_bar(scheme: Option<&str>, look: &str) {
    let Some(document) = document() else { return };
    let Ok(colours) = document.query_selector_all("meta[name=theme-color]") else {
        return;
    };
    for place in 0..colours.length() {
        let Some(colour) = colours.get(place) else {
            continue;
        };
        let colour: web_sys::Element = colour.unchecked_into();
        let own = ["light", "dark"][place as usize % 2];
        let media = match scheme {
            _ if colour.get_attribute("data-of").as_deref() != Some(look) => "not all".to_owned(),
            None => format!("(prefers-color-scheme: {own})"),
            Some(chosen) if chosen == own => "all".to_owned(),
            Some(_) => "not all".to_owned(),
        };
        // The attribute's name is ours and always valid.
        let _ = colour.set_attribute("media", &media);
    }
}

/// Moves the focus to what a selector finds first.
fn focus(selector: &str) {
    let found = document()
        .and_then(|document| document.query_selector(selector).ok().flatten())
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = found {
        // An element that is on the page takes the focus.
        let _ = element.focus();
    }
}

/// Moves the focus to what a selector finds first, once what is being made is on the page.
pub fn focus_soon(selector: &'static str) {
    leptos::task::spawn_local(async move {
        focus(selector);
    });
}

/// Has one of these the focus?
pub fn has_focus(selector: &str) -> bool {
    let focused = document().and_then(|document| document.active_element());
    focused.is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Does a dialog lie over the page?
pub fn dialog_is_open() -> bool {
    let found = document().and_then(|document| document.query_selector("dialog[open]").ok());
    found.flatten().is_some()
}

/// Moves the focus to what a selector finds first, unless a dialog is open, which has it.
pub fn focus_behind_dialogs(selector: &str) {
    if !dialog_is_open() {
        focus(selector);
    }
}

/// What a key press means to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// 1 to 6: the die at this place, from 0.
    Die(usize),
    /// Space or R.
    Roll,
    /// A key held down that means something only once.
    Held,
    /// Down or up the card.
    Arrow(i32),
    /// To the right or to the left on the card.
    Across(i32),
    /// Ctrl+Z or Cmd+Z.
    Undo,
    /// ?
    Help,
}

/// What a key press means, if it means anything here and is not meant for what has the focus.
pub fn key_of(event: &Event) -> Option<Key> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let within = |selector: &str| {
        target
            .as_ref()
            .is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    let document = document()?;
    let open = |dialog: &str| document.query_selector(dialog).ok().flatten().is_some();
    // Between two players an undo is offered, so its keys work too.
    if within("input, select, textarea") || event.alt_key() || open("dialog[open]:not(#pass)") {
        return None;
    }
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        let undo = key.eq_ignore_ascii_case("z") && !event.shift_key();
        let meant = if event.repeat() { Key::Held } else { Key::Undo };
        return undo.then_some(meant);
    }
    if open("dialog[open]") {
        return None;
    }
    match key.as_str() {
        // A focused button takes the space bar itself, but a box is never scored by it.
        " " if within("button:not(.box), a, summary") => None,
        " " | "r" | "R" | "1" | "2" | "3" | "4" | "5" | "6" if event.repeat() => Some(Key::Held),
        " " | "r" | "R" => Some(Key::Roll),
        "ArrowDown" => Some(Key::Arrow(1)),
        "ArrowUp" => Some(Key::Arrow(-1)),
        "ArrowRight" => Some(Key::Across(1)),
        "ArrowLeft" => Some(Key::Across(-1)),
        "?" => Some(Key::Help),
        "1" | "2" | "3" | "4" | "5" | "6" => key.parse().ok().map(|n: usize| Key::Die(n - 1)),
        _ => None,
    }
}
