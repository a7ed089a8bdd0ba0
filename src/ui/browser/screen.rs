//! The whole screen for the page.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Document;

use super::listener::Listener;
use super::page::root;

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

/// Has the page laid out anew when the screen turns: WebKit then forgets some of the rules that have come to hold
/// (seen in WebKitGTK 2.50). What is hidden and shown again at once keeps the focus.
pub fn watch_turning() {
    let turned = |_| {
        let app = root();
        app.set_hidden(true);
        // Asking for a size is what has the page laid out.
        let _ = app.offset_height();
        app.set_hidden(false);
    };
    let window = web_sys::window();
    let landscape = window.and_then(|it| it.match_media("(orientation: landscape)").ok().flatten());
    if let Some(landscape) = landscape {
        Listener::keep(&landscape, "change", Box::new(turned));
    }
}
