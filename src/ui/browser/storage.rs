//! localStorage as a backend for saves.

use gloo_storage::{LocalStorage, Storage};
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::navigator::navigator;
use rollkeep_app::storage::{Backend, StorageError};

/// The browser's storage for this site. It lasts until the user or the browser clears it.
#[derive(Debug)]
pub struct LocalBackend;

impl LocalBackend {
    /// Returns the storage, if the page may use it: `LocalStorage::raw` would panic.
    fn raw() -> Result<web_sys::Storage, StorageError> {
        match web_sys::window().map(|window| window.local_storage()) {
            Some(Ok(Some(_))) => Ok(LocalStorage::raw()),
            _ => Err(StorageError::Blocked),
        }
    }
}

impl Backend for LocalBackend {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = Self::raw()?;
        let length = storage.length().map_err(fault)?;
        let keys = (0..length).filter_map(|index| storage.key(index).ok().flatten());
        let mut keys: Vec<String> = keys.collect();
        keys.sort_unstable();
        Ok(keys)
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        Self::raw()?.get_item(key).map_err(fault)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        Self::raw()?.set_item(key, text).map_err(fault)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        Self::raw()?.remove_item(key).map_err(fault)
    }
}

/// Firefox has its own name for a full storage.
fn fault(error: JsValue) -> StorageError {
    let name = error
        .dyn_ref::<web_sys::DomException>()
        .map(web_sys::DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StorageError::Full,
        _ => StorageError::Blocked,
    }
}

/// Asks the browser not to clear the saves when room is scarce. Some browsers cannot do this, and some ask the user.
pub fn persist() {
    let asked = || navigator()?.storage().ok()??.persist().ok();
    if let Some(asked) = asked() {
        spawn_local(async move {
            // The saves stay the same, whatever the answer is.
            let _ = JsFuture::from(Promise::resolve(&asked)).await;
        });
    }
}
