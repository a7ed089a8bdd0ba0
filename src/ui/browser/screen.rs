//! Full screen.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::elements::find;
use super::listener::on_window;
use super::page::document;

// `web_sys` returns no promises for these, so a refusal would count as an error of the page.
#[wasm_bindgen]
extern "C" {
    type FullScreen;

    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn request(this: &FullScreen) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch, js_name = exitFullscreen)]
    fn exit(this: &FullScreen) -> Result<JsValue, JsValue>;
}

/// Returns whether the page may use the full screen.
pub fn may_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Returns whether the page uses the full screen.
pub fn fills_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Switches full screen on or off.
pub fn toggle_full_screen() {
    let wish = || {
        let document = document()?;
        match document.fullscreen_element() {
            Some(_) => document.unchecked_ref::<FullScreen>().exit().ok(),
            None => {
                let page = document.document_element()?;
                page.unchecked_ref::<FullScreen>().request().ok()
            }
        }
    };
    if let Some(wish) = wish() {
        spawn_local(async move {
            // If the browser refuses, nothing changes.
            let _ = JsFuture::from(Promise::resolve(&wish)).await;
        });
    }
}

/// Lays out the cards again when the window changes its size: WebKit forgets some rules that depend on the size of a
/// container (seen in WebKitGTK 2.50). It hides nothing, because a hidden element loses the focus.
pub fn watch_size() {
    on_window("resize", |_| {
        set_timeout(
            || {
                let Some(pad) = find(".table .pad") else {
                    return;
                };
                let _ = pad.style().set_property("container-type", "normal");
                // Reading a size makes the browser lay out the page.
                let _ = pad.offset_height();
                let _ = pad.style().remove_property("container-type");
            },
            Duration::ZERO,
        );
    });
}
