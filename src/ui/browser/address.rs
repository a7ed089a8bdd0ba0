//! The address of the page, whose part behind the `#` says which screen is open.

use super::page::window;

/// What stands behind the `#` of the address, with it.
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The whole address of a screen, as others can open it.
pub fn address(hash: &str) -> String {
    let here = window().map(|window| window.location());
    let here = here.and_then(|it| Some(it.origin().ok()? + &it.pathname().ok()?));
    here.unwrap_or_default() + hash
}

/// Goes to another screen.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // Only a browser that forbids all navigation refuses, and then there is nothing to do.
        let _ = window.location().set_hash(hash);
    }
}
