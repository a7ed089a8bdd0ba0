//! Dialogs of the browser.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::El;

/// Opens a dialog over the page, or closes it; with the next microtask, when it is on the page.
pub fn open_dialog(dialog: &El, open: bool) {
    let dialog: HtmlDialogElement = dialog.element().clone().unchecked_into();
    leptos::task::spawn_local(async move {
        if open && !dialog.open() {
            // Fails only when its screen is gone already.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
}
