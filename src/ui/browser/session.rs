//! sessionStorage: what one tab keeps, also over a reload. A copy of the tab gets a copy of it.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Stores a text in this tab only, if the browser allows it.
pub fn note_in_tab(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Returns a stored text of this tab, and removes it.
pub fn take_from_tab(key: &str) -> Option<String> {
    let storage = storage()?;
    let text = storage.get_item(key).ok()?;
    // An entry that can be read can be removed.
    let _ = storage.remove_item(key);
    text
}
