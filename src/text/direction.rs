//! Which way the language that is spoken runs.

use std::cell::Cell;

thread_local! {
    static MIRRORED: Cell<bool> = const { Cell::new(false) };
}

/// Does it run from right to left?
pub fn is_mirrored() -> bool {
    MIRRORED.get()
}

/// From now on, it does or does not.
pub(super) fn set_mirrored(mirrored: bool) {
    MIRRORED.set(mirrored);
}
