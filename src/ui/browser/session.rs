//! sessionStorage: what a tab keeps for itself, also over a reload. A copy of the tab takes it along.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Notes a text in this tab alone. A browser that keeps nothing forgets it.
pub fn note_in_tab(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

/// What was noted in this tab. It is not there any more afterwards.
pub fn take_from_tab(key: &str) -> Option<String> {
    let storage = storage()?;
    let text = storage.get_item(key).ok()?;
    // What can be read can be removed.
    let _ = storage.remove_item(key);
    text
}
