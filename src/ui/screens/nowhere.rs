//! The screen for unknown addresses.

use crate::text::words;
use crate::ui::browser::{El, el};
use crate::ui::components::page;

/// The screen for unknown addresses.
pub fn nowhere_screen() -> El {
    missing(&words::nowhere(), &words::nowhere_help())
}

/// A screen that says what is missing.
pub fn missing(title: &str, help: &str) -> El {
    page("nowhere", title).child(el("p").child(help))
}
