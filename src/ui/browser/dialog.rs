//! Dialogs of the browser.

use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::El;

/// Opens a dialog over the page, or closes it: with the next frame, so that the page, which is laid out
/// for that, is laid out only once.
pub fn open_dialog(dialog: &El, open: bool) {
    let dialog: HtmlDialogElement = dialog.element().clone().unchecked_into();
    request_animation_frame(move || {
        if open && !dialog.open() {
            // Fails only when its screen is gone already.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
}
