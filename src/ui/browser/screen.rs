//! Full screen.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, HtmlElement};

use super::listener::on_window;

fn document() -> Option<Document> {
    web_sys::window()?.document()
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
            Some(_) => promise(&document, "exitFullscreen"),
            None => promise(&document.document_element()?, "requestFullscreen"),
        }
    };
    if let Some(wish) = wish() {
        spawn_local(async move {
            // If the browser refuses, nothing changes.
            let _ = JsFuture::from(wish).await;
        });
    }
}

fn promise(target: &impl AsRef<JsValue>, method: &str) -> Option<Promise> {
    let target = target.as_ref();
    let method = Reflect::get(target, &method.into()).ok()?;
    let answer = method.dyn_ref::<Function>()?.call0(target).ok()?;
    answer.dyn_into().ok()
}

/// Lays out the cards again when the window changes its size: WebKit forgets some rules that depend on the size of a
/// container (seen in WebKitGTK 2.50). It hides nothing, because a hidden element loses the focus.
pub fn watch_size() {
    on_window("resize", |_| {
        set_timeout(
            || {
                let pad = document().and_then(|it| it.query_selector(".table .pad").ok().flatten());
                let Some(pad) = pad.and_then(|it| it.dyn_into::<HtmlElement>().ok()) else {
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
