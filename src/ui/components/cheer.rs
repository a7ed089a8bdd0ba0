//! What is worth a cheer: a few words where the hint stands, or over the end of a game.

use crate::ui::browser::{El, el};
use crate::ui::table::{Cheer, Table};

/// A few words for a moment. They take no taps, and screen readers are told otherwise.
pub fn cheer(table: Table) -> El {
    el("div.cheer")
        .attr("aria-hidden", "true")
        .live_by(move || table.cheer_now(), |cheer| words(cheer?))
}

fn words(cheer: Cheer) -> Option<El> {
    Some(el("p").child(el("span").child(cheer.words)))
}
