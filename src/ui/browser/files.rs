//! Files that a player saves and opens.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url};

/// Gives the player a text as a file.
pub fn download(name: &str, text: &str) {
    // A browser without these has no downloads at all.
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(match name.rsplit_once('.') {
        Some((_, "mjs")) => "text/javascript",
        Some((_, "csv")) => "text/csv",
        _ => "application/json",
    });
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    save_file(name, &blob)
}

/// Gives the player a file of this content.
pub(super) fn save_file(name: &str, content: &Blob) -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let url = Url::create_object_url_with_blob(content)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// The text of the file that a player chose in the field of this event, which is then ready for another.
pub async fn read_file(chosen: Event) -> Option<String> {
    Some(read_named_file(chosen).await?.1)
}

/// Name and text of the file, as [`read_file`].
pub async fn read_named_file(chosen: Event) -> Option<(String, String)> {
    let input: HtmlInputElement = chosen.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    input.set_value("");
    let text = JsFuture::from(file.text()).await.ok()?;
    Some((file.name(), text.as_string()?))
}
