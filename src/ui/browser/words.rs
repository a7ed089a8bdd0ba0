//! The messages of languages.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Response, ServiceWorkerRegistration};

use super::intl;
use super::navigator::service_workers;
use super::page::{root, set_language_and_direction};

#[wasm_bindgen]
extern "C" {
    /// The window, as boot.js leaves it.
    type Booted;

    #[wasm_bindgen(method, getter)]
    fn words(this: &Booted) -> JsValue;
}

/// Returns the code of the page's first language, and its messages. boot.js has chosen and loaded them.
pub fn words_at_start() -> (String, String) {
    let window = web_sys::window();
    let words = window.and_then(|it| it.unchecked_ref::<Booted>().words().as_string());
    let code = root().get_attribute("data-language");
    (code.unwrap_or_default(), words.unwrap_or_default())
}

/// Returns the address of the messages of a language.
fn address(code: &str) -> Option<String> {
    let files = root().get_attribute("data-words")?;
    let pairs = files.split(',').filter_map(|pair| pair.split_once('='));
    let mut found = pairs.filter(|(of, _)| *of == code);
    found.next().map(|(_, file)| file.to_owned())
}

/// Loads the messages of a language; `None` if that fails.
pub async fn load_words(code: &str) -> Option<String> {
    let asked = web_sys::window()?.fetch_with_str(&address(code)?);
    let answer: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Makes the service worker store a language for use without a network. English is always stored.
pub fn keep_words(code: &'static str) {
    spawn_local(async move {
        // Without a service worker, nothing is stored.
        let _ = keep(code).await;
    });
}

async fn keep(code: &str) -> Result<(), JsValue> {
    let container = service_workers().ok_or(JsValue::NULL)?;
    let ready = JsFuture::from(container.ready()?).await?;
    let ready: ServiceWorkerRegistration = ready.dyn_into()?;
    let worker = ready.active().ok_or(JsValue::NULL)?;
    worker.post_message(&format!("keep {code}").into())
}

/// Sets the language of the page and its direction.
pub fn set_language(code: &str, direction: &str) {
    set_language_and_direction(code, direction);
    intl::change_language();
}
