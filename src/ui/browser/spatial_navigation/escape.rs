//! Escape leaves the screen, for people who use arrows: a remote control has one key to go back.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::super::address;
use super::super::back::{back_control, open_dialog};
use super::super::clock::monotonic_ms;
use super::super::elements::{find, focused, is};
use super::{STATE, State};

/// The first link or button of the bar at the top of a screen: it leads to where the screen belongs.
const FIRST_OF_BAR: &str = "main > header.bar > :is(a, button)";

/// Fields in which people write.
const TEXT_FIELD: &str = "input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea";

/// For this time after Escape in a dialog, and after the dialog has closed, Escape does not leave the screen, in milliseconds:
/// somebody may press it twice to close one dialog.
const PAUSE: f64 = 1000.0;

/// Notes that the user has closed a dialog. On a busy device that is long after the key.
pub fn dialog_was_closed() {
    STATE.with(|state| state.escaped.set(Some(monotonic_ms())));
}

impl State {
    /// Goes back to the screen before. If there is none, presses the first control of the bar. In a dialog that must be answered,
    /// presses its control with `data-back`; the browser closes other dialogs. Returns whether there is a way back.
    pub(super) fn leave_screen(&self) -> bool {
        let now = monotonic_ms();
        let has_paused = self.escaped.get().is_none_or(|it| now - it >= PAUSE);
        let is_open = open_dialog().is_some();
        if is_open {
            self.escaped.set(Some(now));
        }
        if !has_paused || focused().is_some_and(|it| has_text(&it)) {
            return false;
        }
        if let Some(control) = back_control() {
            control.click();
            return true;
        }
        if is_open {
            return false;
        }
        address::go_back() || find(FIRST_OF_BAR).map(|it| it.click()).is_some()
    }
}

/// Returns whether somebody writes in this field: then Escape has its own meaning.
fn has_text(field: &Element) -> bool {
    let input = field.dyn_ref::<HtmlInputElement>();
    let is_empty = input.is_some_and(|it| it.value().is_empty());
    is(field, TEXT_FIELD) && !is_empty
}
