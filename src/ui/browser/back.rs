//! What *Back* closes before it leaves the screen: a dialog, or a part of the screen that covers the rest.

use web_sys::{Element, HtmlDialogElement, HtmlElement};

use wasm_bindgen::JsCast;

use super::address::add_second;
use super::elements::{find, find_all, is};

/// A control that closes what covers the screen, or leads back from it. A link leaves the screen.
const BACK: &str = "[data-back]";

/// Lets *Back* close the part of a screen that has just opened. A button of it has the attribute `data-back`: *Back* presses
/// that.
pub fn back_closes() {
    leptos::prelude::request_animation_frame(add_second);
}

/// Returns the dialog that is open above all others.
pub(super) fn open_dialog() -> Option<HtmlDialogElement> {
    find_all(None, "dialog[open]").pop()?.dyn_into().ok()
}

/// Returns the control that closes what covers the screen, or leads back from it.
pub(super) fn back_control() -> Option<HtmlElement> {
    match open_dialog() {
        Some(dialog) => find_all(Some(&dialog), BACK).into_iter().next(),
        None => find(&format!("main {BACK}")),
    }
}

/// Returns whether something covers the screen that the user can close, and stays here.
pub(super) fn has_closable() -> bool {
    match (back_control(), open_dialog()) {
        (Some(control), _) => control.local_name() == "button",
        (None, Some(dialog)) => !must_be_answered(&dialog),
        (None, None) => false,
    }
}

/// Closes what covers the screen. Returns whether there was something to close.
pub(super) fn close_uppermost() -> bool {
    let is_closable = has_closable();
    if is_closable {
        match (back_control(), open_dialog()) {
            (Some(control), _) => control.click(),
            (None, Some(dialog)) => dialog.close(),
            (None, None) => {}
        }
    }
    is_closable
}

fn must_be_answered(dialog: &Element) -> bool {
    is(dialog, "[closedby=none]")
}
