//! The screen for unknown addresses.

use crate::ui::browser::{El, el};
use crate::ui::components::page;
use rollkeep_core::text::words;

/// The screen for unknown addresses.
pub fn nowhere_screen() -> El {
    missing(&words::nowhere(), &words::nowhere_help())
}

/// A screen that says what is missing, with no dice on the table.
pub fn missing(title: &str, help: &str) -> El {
    let places = (0..5).map(|_| el("i.no-die"));
    let places = el("span.row-of-dice").child(places.collect::<Vec<_>>());
    page("nowhere", title)
        .child(places.attr("aria-hidden", "true"))
        .child(el("p.lead").child(help))
}
