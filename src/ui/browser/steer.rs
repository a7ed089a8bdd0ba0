//! Steering by arrow keys: they move the focus to the nearest control in their direction, as it is seen. So five keys, as on a
//! television's remote control, are enough on every screen and in every dialog. No value changes before Enter.

pub(super) mod arrow;
mod held;

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, NodeList,
};

use self::arrow::{Arrow, Seen};
use self::held::{Held, is_open_list};
use super::address;
use super::back::{back_control, open_dialog};
use super::clock::monotonic_ms;
use super::focus::has_focus;
use super::follow::after_frame;
use super::key::key_name;
use super::listener::on_window;
use super::page::document;

const CONTROLS: &str = "a[href], button:enabled:not([tabindex='-1']), input:enabled, select:enabled, textarea:enabled, summary";

/// What the first arrow focuses: the most important button that does something.
const FIRST: &str = "main .strong:not([aria-disabled]), dialog .strong:not([aria-disabled])";

/// What has the focus after a step back: the same, but not a button that begins another game.
const FIRST_BACK: &str =
    "main .strong:not([aria-disabled], [type=submit]), dialog .strong:not([aria-disabled])";

/// Controls whose value arrows change in other programs.
const VALUES: &str = "select, [type=radio], [type=range]";

/// What it focuses where there is none: what can be pressed below the bar. In a field, Escape would not lead back.
const NEXT: &str = "main:not(.table) > :not(header) :is(a[href], button:enabled, summary, [type=checkbox], [type=radio])";

/// Where a screen leads without a screen before it.
const BAR: &str = "main > header.bar > :is(a, button)";

/// For this time after Escape in a dialog, and after its end, Escape does not leave the screen, in milliseconds.
const PAUSE: f64 = 1000.0;

/// A control that is farther than this part of the view beyond its end is not focused: the page scrolls first, so that what is
/// in between can be read.
const BEYOND: f64 = 0.25;

/// For this time after the page has moved the focus, and after each press of Enter since, Enter does nothing, in milliseconds:
/// the user has to see first where the focus is now.
const UNSEEN: f64 = 1500.0;

thread_local! {
    static BEGUN: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody steers by arrows, and neither by Tab nor by a pointer.
    static STEERS: Cell<bool> = const { Cell::new(false) };
    /// Whether somebody has written in the focused field since they came to it.
    static WRITES: Cell<bool> = const { Cell::new(false) };
    /// When Escape was last pressed in a dialog, or has closed one, in milliseconds since the page was opened.
    static CLOSING: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
    /// The control to which the page has moved the focus by itself, and when, or when Enter was last pressed there.
    static LED: RefCell<Option<(HtmlElement, f64)>> = const { RefCell::new(None) };
    /// The list or slider that arrows change.
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

/// Steers by arrow keys, where nothing else needs them, as long as the page exists. Enter presses checkboxes, chooses radio
/// buttons and opens lists. A second call does nothing.
pub fn steer_by_arrows() {
    if BEGUN.replace(true) {
        return;
    }
    leave_headings();
    on_window("keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let plain = !(key.alt_key() || key.ctrl_key() || key.meta_key() || key.shift_key());
        let name = key_name(key);
        let arrow = Arrow::of(&name);
        if arrow.is_some() {
            LED.set(None);
        }
        // Somebody who has pressed another key since does not press Escape twice.
        if name != "Escape" {
            CLOSING.set(f64::NEG_INFINITY);
        }
        // An open list moves by its own keys.
        if !plain || key.default_prevented() || key.is_composing() || is_open_list() {
            return;
        }
        let done = match (arrow, name.as_str()) {
            (arrow, name) if holds() => press_held(arrow, name),
            // Whoever has come to it by Tab chooses with arrows, as everywhere.
            (Some(_), _) if !STEERS.get() && has_focus(VALUES) => false,
            (Some(arrow), _) => {
                STEERS.set(true);
                // With nothing ahead, the browser would choose something else.
                steer(arrow) || has_focus(VALUES)
            }
            (None, "Enter") => is_unseen() || choose(key.repeat()) || next_name() || begin(),
            (None, "Tab") => {
                STEERS.set(false);
                false
            }
            // Others may press it by habit.
            (None, "Escape") => STEERS.get() && !key.repeat() && go_back(),
            (None, _) => false,
        };
        if done {
            key.prevent_default();
        }
    });
}

/// Wakes a screen where Enter is pressed first.
fn begin() -> bool {
    let wakes = (STEERS.get() || is_at_home()) && wake();
    if wakes {
        STEERS.set(true);
    }
    wakes
}

/// Whoever steers by arrows sees where the focus is: on a new screen, not on the heading, which is for those who hear it.
fn leave_headings() {
    on_window("pointerdown", |_| {
        STEERS.set(false);
        LED.set(None);
    });
    on_window("input", |_| WRITES.set(true));
    on_window("focusout", |_| drop(HELD.take()));
    on_window("focusin", |_| {
        WRITES.set(false);
        if STEERS.get() {
            // Late parts of the screen may still be on their way.
            let wake_if_steering = || _ = STEERS.get() && wake();
            set_timeout(wake_if_steering, Duration::from_millis(100));
        }
    });
}

/// For people who steer by arrows: if the focus is on `from`, moves it to the first enabled element that matches `to`, once there is
/// one. Enter does nothing there for a moment.
pub fn lead_on(from: &'static str, to: impl Into<String>) {
    let to = to.into();
    after_frame(move || {
        let steers = STEERS.get() && has_focus(from);
        let all = document()
            .filter(|_| steers)
            .map(|it| found(it.query_selector_all(&to)));
        let led = all.into_iter().flatten().find(focus);
        if let Some(led) = led {
            LED.set(Some((led, monotonic_ms())));
        }
    });
}

/// Returns whether the page has just moved the focus here by itself. Asked at a press of Enter.
fn is_unseen() -> bool {
    let now = monotonic_ms();
    let focused = document().and_then(|it| it.active_element());
    LED.with_borrow_mut(|led| {
        let led = led.as_mut().filter(|(it, since)| {
            now - *since < UNSEEN && focused.is_some_and(|focused| it.is_same_node(Some(&focused)))
        });
        led.is_some_and(|(_, since)| {
            *since = now;
            true
        })
    })
}

/// Returns whether a list or slider is held.
fn holds() -> bool {
    HELD.with_borrow(Option::is_some)
}

/// Handles a key while a list or slider is held: arrows change it, Enter takes its value, Escape restores the one before, and
/// Tab leaves it. Returns whether the browser shall not handle the key, too.
fn press_held(arrow: Option<Arrow>, name: &str) -> bool {
    match (arrow, name) {
        (Some(arrow), _) => HELD.with_borrow(|held| held.as_ref().is_some_and(|it| it.step(arrow))),
        (None, "Enter") => {
            if let Some(held) = HELD.take() {
                held.take();
            }
            true
        }
        (None, "Escape") => {
            drop(HELD.take());
            true
        }
        (None, _) => false,
    }
}

/// Whether this is the home screen, where somebody may begin with Enter.
fn is_at_home() -> bool {
    document().is_some_and(|it| it.query_selector("main.home").is_ok_and(|it| it.is_some()))
}

/// Focuses the main button if nothing has the focus but the heading of the screen. Returns whether it did.
fn wake() -> bool {
    let Some(document) = document() else {
        return false;
    };
    let focused = document.active_element();
    let sleeps = focused.is_none_or(|it| is(&it, "body, dialog, h1, dialog h2"));
    let open = document.query_selector("dialog[open]").ok().flatten();
    let within = |selector: &str| match &open {
        Some(dialog) => found(dialog.query_selector_all(selector)),
        None => found(document.query_selector_all(selector)),
    };
    let first = match address::has_come_back() {
        true => FIRST_BACK,
        false => FIRST,
    };
    sleeps
        && (within(first).iter().any(focus)
            || within(NEXT).iter().any(|it| is_in_view(it) && focus(it)))
}

/// Whether all of a control is in view.
fn is_in_view(control: &HtmlElement) -> bool {
    let (top, bottom) = Arrow::Down.view();
    let (from, to) = Arrow::Down.sees(&place_of(control)).ahead;
    from >= top && to <= bottom
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
    let view = arrow.view();
    let is_ahead = |seen: Seen| seen.ahead.1 > view.0 && seen.ahead.0 < view.1;
    let focused = document.active_element();
    // A heading has the focus only because its screen is new.
    let focused = focused.filter(|it| !is(it, "body, dialog, h1"));
    let Some(focused) = focused else {
        // At the table, the arrow of somebody who waits must not lead away from it.
        let others = match within("main.table").is_empty() {
            true => within(CONTROLS),
            false => Vec::new(),
        };
        let mut first = { within(FIRST).into_iter() }
            .chain(within(NEXT))
            .chain(others);
        return first.any(|it| is_ahead(arrow.sees(&place_of(&it))) && focus(&it));
    };
    if needs(&focused, arrow) {
        return false;
    }
    let (mut here, mut horizon) = (arrow.sees(&place_of(&focused)), view.1);
    match is_ahead(here) {
        true => horizon += (view.1 - view.0) * BEYOND,
        // Somebody has scrolled away from it: from the edge of what they see.
        false => here.ahead = (view.0, view.0),
    }
    let ahead = within(CONTROLS).into_iter().filter_map(|it| {
        let seen = arrow.sees(&place_of(&it));
        let apart = !it.contains(Some(&focused)) && !focused.contains(Some(&it));
        let is_there = apart && is_seen(&it) && seen.ahead.0 < horizon;
        // To the side, what is in the same row comes first.
        let is_aside = arrow.is_sideways() && here.gap(seen) > 0.0;
        is_there.then(|| Some((is_aside, here.distance(seen)?, it)))?
    });
    let mut ahead: Vec<_> = ahead.collect();
    ahead.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    ahead.iter().any(|(_, _, it)| focus(it))
}

/// Returns whether the focused element needs this arrow: to move through a text up to its end, or to scroll.
fn needs(focused: &Element, arrow: Arrow) -> bool {
    if let Some(text) = focused.dyn_ref::<HtmlTextAreaElement>() {
        return !is_at_end(
            &text.value(),
            [text.selection_start(), text.selection_end()],
            arrow,
        );
    }
    if let Some(input) = focused.dyn_ref::<HtmlInputElement>() {
        let (text, cursor) = (
            input.value(),
            [input.selection_start(), input.selection_end()],
        );
        return match (input.type_().as_str(), arrow.is_sideways()) {
            ("checkbox" | "radio" | "file" | "range", _) => false,
            (_, true) => !is_at_end(&text, cursor, arrow),
            // The browser suggests names to somebody who writes one.
            (_, false) => input.has_attribute("list") && WRITES.get() && !text.is_empty(),
        };
    }
    is(focused, "[tabindex='0']") && scrolls(focused, arrow)
}

/// Returns whether the cursor is at the end of a text in this direction.
fn is_at_end(text: &str, cursor: [Result<Option<u32>, JsValue>; 2], arrow: Arrow) -> bool {
    let end = match arrow {
        Arrow::Left | Arrow::Up => 0,
        Arrow::Right | Arrow::Down => text.encode_utf16().count() as u32,
    };
    cursor
        .into_iter()
        .all(|place| place.ok().flatten() == Some(end))
}

/// Returns whether an element can scroll in this direction.
fn scrolls(it: &Element, arrow: Arrow) -> bool {
    let right = it.scroll_width() - it.client_width() - it.scroll_left();
    let down = it.scroll_height() - it.client_height() - it.scroll_top();
    match arrow {
        Arrow::Up => it.scroll_top() > 0,
        Arrow::Down => down > 1,
        // The text may run to the left.
        Arrow::Left | Arrow::Right => right > 1 || it.scroll_left() != 0,
    }
}

/// Presses the focused checkbox, chooses the focused radio button, opens the focused list, or holds it or a slider. Returns whether
/// it is one of these: Enter would send their form. A key that is held down does it once.
fn choose(is_held: bool) -> bool {
    let Some(focused) = document().and_then(|it| it.active_element()) else {
        return false;
    };
    if let Some(held) = Held::of(&focused) {
        // A list that can open itself has the next keys.
        if !held.opens() {
            HELD.set(Some(held));
        }
        return true;
    }
    let input = focused.dyn_into::<HtmlInputElement>().ok();
    let Some(input) = input.filter(|it| is(it, "[type=checkbox], [type=radio]")) else {
        return false;
    };
    let is_chosen = input.type_() == "radio" && input.checked();
    if !is_held && !is_chosen {
        input.click();
    }
    true
}

/// In a list of names, moves the focus to the next name, and from the last one to the main button. Returns whether the focus was
/// in one: Enter would begin the game before all have their names. The only name of a list counts for somebody who steers by
/// arrows: they come across it on their way.
fn next_name() -> bool {
    let focused = document().and_then(|it| it.active_element());
    let Some(focused) = focused.filter(|it| is(it, "form ol li input")) else {
        return false;
    };
    let form = focused.closest("form").ok().flatten();
    let Some(form) = form else {
        return false;
    };
    let all = found(form.query_selector_all("ol li input, button.strong"));
    if !STEERS.get() && all.iter().filter(|it| is(it, "input")).count() < 2 {
        return false;
    }
    let mut next = { all.into_iter() }.skip_while(|it| !it.is_same_node(Some(&focused)));
    next.next();
    next.any(|it| focus(&it))
}

/// Notes that the user has closed a dialog: on a busy device that is long after the key.
pub(super) fn has_closed() {
    CLOSING.set(monotonic_ms());
}

/// Goes back to the screen before, or as the first link or button of the bar does if there is none. Not while a dialog is open or
/// has just been: whoever presses the key twice to close one stays here. Escape does not close a dialog that must be answered: it
/// presses the control of it with `data-back`. Returns whether there is a way back.
fn go_back() -> bool {
    let now = monotonic_ms();
    let waited = now - CLOSING.get() >= PAUSE;
    let is_open = open_dialog().is_some();
    if is_open {
        CLOSING.set(now);
    }
    let focused = document().and_then(|it| it.active_element());
    if !waited || focused.is_some_and(|it| is_written(&it)) {
        return false;
    }
    if let Some(control) = back_control() {
        control.click();
        return true;
    }
    // The browser closes the dialog.
    if is_open {
        return false;
    }
    let first = || document()?.query_selector(BAR).ok()?;
    address::go_back()
        || first()
            .map(|it| it.unchecked_into::<HtmlElement>().click())
            .is_some()
}

/// Whether somebody writes in a field: then Escape has its own meaning.
fn is_written(field: &Element) -> bool {
    let input = field.dyn_ref::<HtmlInputElement>();
    let is_empty = input.is_some_and(|it| it.value().is_empty());
    const FIELD: &str = "input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea";
    is(field, FIELD) && !is_empty
}

fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or(false)
}

/// Returns the element that is seen of a control: a radio button's or a checkbox's label.
fn place_of(control: &Element) -> Element {
    let label = control.closest("label").ok().flatten();
    let label = label.filter(|_| is(control, "[type=radio], [type=checkbox]"));
    label.unwrap_or_else(|| control.clone())
}

pub(super) fn is_seen(control: &Element) -> bool {
    let rect = place_of(control).get_bounding_client_rect();
    rect.width() > 0.0 && rect.height() > 0.0
}

/// Focuses an element. Returns whether it has the focus now: what is hidden does not take it.
pub(super) fn focus(element: &HtmlElement) -> bool {
    let tried = is_seen(element) && element.focus().is_ok();
    let active = document().and_then(|it| it.active_element());
    tried && active.is_some_and(|it| it.is_same_node(Some(element)))
}

pub(super) fn found(nodes: Result<NodeList, JsValue>) -> Vec<HtmlElement> {
    let nodes = nodes.into_iter();
    nodes
        .flat_map(|nodes| (0..nodes.length()).filter_map(move |index| nodes.get(index)))
        .filter_map(|node| node.dyn_into().ok())
        .collect()
}
