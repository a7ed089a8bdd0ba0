//! Files that the user saves and opens.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url};

/// The size of the largest file that is read, in bytes. Browsers store less than that for a page.
const LARGEST: f64 = 64e6;

/// Saves a text as a file.
pub fn download(name: &str, text: &str) {
    // It fails only in a browser without downloads.
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

/// Saves this content as a file.
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

/// A file that the user has opened.
pub struct TextFile {
    /// Its name.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// Reads the file that the user chose in this event's field, and clears the field for the next choice. `None` if it is no text,
/// or larger than any file of this app.
pub async fn read_file(chosen: Event) -> Option<TextFile> {
    let input: HtmlInputElement = chosen.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    input.set_value("");
    if file.size() > LARGEST {
        return None;
    }
    let text = JsFuture::from(file.text()).await.ok()?.as_string()?;
    // Pictures and other files that are no text have such a byte.
    let is_text = !text.contains('\0');
    is_text.then(|| TextFile {
        name: file.name(),
        text,
    })
}
