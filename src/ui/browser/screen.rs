//! The whole screen for the page.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Document;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// May the page have the whole screen?
pub fn may_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Has the page the whole screen?
pub fn fills_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Takes the whole screen, or gives it back.
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
            // A browser that refuses leaves the page as it is.
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
