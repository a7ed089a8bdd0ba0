//! The direction of the current language's text.

use std::cell::Cell;

thread_local! {
    static MIRRORED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether it runs from right to left.
pub fn is_mirrored() -> bool {
    MIRRORED.get()
}

/// Sets the direction.
pub(super) fn set_mirrored(mirrored: bool) {
    MIRRORED.set(mirrored);
}
