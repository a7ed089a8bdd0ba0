//! A cheer: a few words in place of the hint, or over the end of a game.

use crate::ui::browser::{El, el};
use crate::ui::table::{Cheer, Table};

/// A few words for a moment. They take no taps; screen readers get an announcement instead.
pub fn cheer(table: Table) -> El {
    el("div.cheer")
        .attr("aria-hidden", "true")
        .live_by(move || table.cheer_now(), |cheer| words(cheer?))
}

fn words(cheer: Cheer) -> Option<El> {
    Some(el("p").child(el("span").child(cheer.words)))
}
