//! For addresses that lead nowhere.

use crate::text::words;
use crate::ui::browser::{El, el};
use crate::ui::components::page;

/// For addresses that lead nowhere.
pub fn nowhere_screen() -> El {
    missing(&words::nowhere(), &words::nowhere_help())
}

/// Says what is missing, and what that means.
pub fn missing(title: &str, help: &str) -> El {
    page("nowhere", title).child(el("p").child(help))
}
