//! The address of the page. The part after the `#` names the screen.

use super::page::window;

/// Returns the part of the address from the `#` on.
pub fn hash() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns the whole address of a screen, for others to open.
pub fn address(hash: &str) -> String {
    let here = window().map(|window| window.location());
    let here = here.and_then(|it| Some(it.origin().ok()? + &it.pathname().ok()?));
    here.unwrap_or_default() + hash
}

/// Goes to another screen.
pub fn set_hash(hash: &str) {
    if let Some(window) = window() {
        // It fails only if the browser forbids all navigation; then there is nothing to do.
        let _ = window.location().set_hash(hash);
    }
}
