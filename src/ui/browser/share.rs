//! Sharing with other apps: through the browser's share sheet, the clipboard, or as a file.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, ShareData};

use super::elements::find;
use super::files::save_file;
use super::navigator::navigator;
use super::page::window;
use super::thrown::name_of;

#[wasm_bindgen]
extern "C" {
    /// `web_sys` does not catch what its functions throw.
    pub(super) type Clipboard;

    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write_text(this: &Clipboard, text: &str) -> Result<JsValue, JsValue>;
}

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
    let function = navigator().and_then(|it| it.share_function().ok());
    function.is_some_and(|it| it.is_function())
}

/// Selects the text of the first element that matches a selector, and scrolls to it, so that it can be copied by hand.
pub fn select_text(selector: &str) {
    let found = find(selector);
    let selection = window().and_then(|it| it.get_selection().ok().flatten());
    if let (Some(found), Some(selection)) = (found, selection) {
        // It fails only for a node of another document.
        let _ = selection.select_all_children(&found);
        found.scroll_into_view_with_bool(false);
    }
}

/// Shares a text, or copies it if that is not possible.
pub async fn share_text(text: String) -> Shared {
    let data = ShareData::new();
    data.set_text(&text);
    give(&data, text).await
}

/// Shares a link, or copies this text if that is not possible. Messengers show no title, so the words of the title are the text,
/// too.
pub async fn share_link(title: &str, link: &str, copies: String) -> Shared {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(title);
    data.set_url(link);
    give(&data, copies).await
}

/// Shares the data, or copies the text.
async fn give(data: &ShareData, text: String) -> Shared {
    if share(data).await {
        return Shared::Done;
    }
    copy_text(text).await
}

/// Copies a text.
pub async fn copy_text(text: String) -> Shared {
    let clipboard = || navigator()?.clipboard().ok()?;
    let Some(Ok(written)) = clipboard().map(|it| it.write_text(&text)) else {
        return Shared::Failed;
    };
    match end_of(&written).await {
        Ok(_) => Shared::Copied,
        Err(_) => Shared::Failed,
    }
}

/// Shares a picture, or saves it as a file if that is not possible.
pub async fn share_picture(picture: File) -> Shared {
    let data = ShareData::new();
    data.set_files(&Array::of1(&picture));
    let can = navigator().and_then(|it| it.can_share(&data).ok());
    if can == Some(true) && share(&data).await {
        return Shared::Done;
    }
    match save_file(&picture.name(), &picture) {
        Ok(()) => Shared::Saved,
        Err(_) => Shared::Failed,
    }
}

/// Returns whether it was shared, or the user has cancelled.
async fn share(data: &ShareData) -> bool {
    let Some(Ok(shared)) = navigator().map(|it| it.share(data)) else {
        return false;
    };
    match end_of(&shared).await {
        Ok(_) => true,
        Err(why) => name_of(&why).as_deref() == Some("AbortError"),
    }
}

/// Waits for a promise, perhaps of another realm, which is not an instance of ours.
async fn end_of(promise: &JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(promise)).await
}
