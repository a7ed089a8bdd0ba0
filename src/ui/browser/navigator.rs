//! What the browser's `navigator` may lack, or forbid with an exception: `web_sys` takes most of it for granted, and an
//! exception that is not caught here would stop the page.

use wasm_bindgen::prelude::*;
use web_sys::{MediaDevices, ServiceWorkerContainer, ShareData, StorageManager, UserActivation};

use super::locks::LockManager;
use super::share::Clipboard;
use super::wake::WakeLock;

#[wasm_bindgen]
extern "C" {
    pub(super) type Navigator;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn clipboard(this: &Navigator) -> Result<Option<Clipboard>, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn locks(this: &Navigator) -> Result<Option<LockManager>, JsValue>;

    #[wasm_bindgen(method, getter = mediaDevices, catch)]
    pub(super) fn media_devices(this: &Navigator) -> Result<Option<MediaDevices>, JsValue>;

    #[wasm_bindgen(method, getter = serviceWorker, catch)]
    fn service_worker(this: &Navigator) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, getter, catch)]
    pub(super) fn storage(this: &Navigator) -> Result<Option<StorageManager>, JsValue>;

    #[wasm_bindgen(method, getter = userActivation, catch)]
    pub(super) fn user_activation(this: &Navigator) -> Result<Option<UserActivation>, JsValue>;

    #[wasm_bindgen(method, getter = wakeLock, catch)]
    pub(super) fn wake_lock(this: &Navigator) -> Result<Option<WakeLock>, JsValue>;

    #[wasm_bindgen(method, catch, js_name = canShare)]
    pub(super) fn can_share(this: &Navigator, data: &ShareData) -> Result<bool, JsValue>;

    #[wasm_bindgen(method, catch)]
    pub(super) fn share(this: &Navigator, data: &ShareData) -> Result<JsValue, JsValue>;

    /// The function itself; whatever else is there, if it is not a function.
    #[wasm_bindgen(method, getter = share, catch)]
    pub(super) fn share_function(this: &Navigator) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch)]
    pub(super) fn vibrate(this: &Navigator, milliseconds: u32) -> Result<bool, JsValue>;

    /// The function itself; whatever else is there, if it is not a function.
    #[wasm_bindgen(method, getter = vibrate, catch)]
    pub(super) fn vibrate_function(this: &Navigator) -> Result<JsValue, JsValue>;
}

/// Returns the browser's `navigator`.
pub(super) fn navigator() -> Option<Navigator> {
    Some(web_sys::window()?.navigator().unchecked_into())
}

/// Returns the browser's service workers. Extensions may have put something else in their place.
pub(super) fn service_workers() -> Option<ServiceWorkerContainer> {
    navigator()?.service_worker().ok()?.dyn_into().ok()
}
