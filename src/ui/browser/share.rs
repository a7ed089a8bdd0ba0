//! Sharing with other apps: through the browser's share sheet, the clipboard, or as a file.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::files::save_file;

/// The result of sharing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Another app has it, or the user has cancelled.
    Done,
    /// It is in the clipboard.
    Copied,
    /// It is saved as a file.
    Saved,
    /// Nothing of this was possible.
    Failed,
}

/// Returns whether the browser has a share sheet.
pub fn can_share() -> bool {
    method(&navigator(), "share").is_some()
}

/// Shares a text, or copies it if that is not possible.
pub async fn share_text(text: String) -> Shared {
    let data = Object::new();
    set(&data, "text", &text.as_str().into());
    give(&data, text).await
}

/// Shares a link, or copies it if that is not possible.
pub async fn share_link(title: &str, link: String) -> Shared {
    let data = Object::new();
    set(&data, "title", &title.into());
    set(&data, "url", &link.as_str().into());
    give(&data, link).await
}

/// Shares the data, or copies the text.
async fn give(data: &Object, text: String) -> Shared {
    if can_share() && share(data).await {
        return Shared::Done;
    }
    let clipboard = Reflect::get(&navigator(), &"clipboard".into()).unwrap_or_default();
    let Some(written) = call(&clipboard, "writeText", &text.into()) else {
        return Shared::Failed;
    };
    match JsFuture::from(written).await {
        Ok(_) => Shared::Copied,
        Err(_) => Shared::Failed,
    }
}

/// Shares a picture, or saves it as a file if that is not possible.
pub async fn share_picture(picture: File) -> Shared {
    let data = Object::new();
    set(&data, "files", &Array::of1(&picture));
    let can = method(&navigator(), "canShare")
        .and_then(|can| can.call1(&navigator(), &data).ok())
        .is_some_and(|can| can.is_truthy());
    if can && share(&data).await {
        return Shared::Done;
    }
    match save_file(&picture.name(), &picture) {
        Ok(()) => Shared::Saved,
        Err(_) => Shared::Failed,
    }
}

/// Returns whether it was shared, or the user has cancelled.
async fn share(data: &Object) -> bool {
    let Some(shared) = call(&navigator(), "share", data) else {
        return false;
    };
    match JsFuture::from(shared).await {
        Ok(_) => true,
        Err(why) => Reflect::get(&why, &"name".into()).is_ok_and(|it| it == "AbortError"),
    }
}

fn navigator() -> JsValue {
    web_sys::window().map_or(JsValue::NULL, |window| window.navigator().into())
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

fn call(of: &JsValue, name: &str, with: &JsValue) -> Option<Promise> {
    let called = method(of, name)?.call1(of, with).ok()?;
    // It may be a promise of another realm, which is not an instance of ours.
    Some(Promise::resolve(&called))
}

fn set(data: &Object, name: &str, value: &JsValue) {
    // Setting a property of a new object never fails.
    let _ = Reflect::set(data, &name.into(), value);
}
