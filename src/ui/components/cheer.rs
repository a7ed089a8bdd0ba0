//! What is worth a cheer: a few words where the hint stands, or over the end of a game.

use leptos::prelude::*;

use crate::game::Phase;
use crate::ui::browser::{El, el, follow};
use crate::ui::table::{Cheer, Table};

/// A few words for a moment. They take no taps, and screen readers are told otherwise.
pub fn cheer() -> El {
    let table = Table::here();
    el("div.cheer")
        .attr("aria-hidden", "true")
        .live_by(move || table.cheer_now(), |cheer| words(cheer?))
}

fn words(cheer: Cheer) -> Option<El> {
    Some(el("p").child(el("span").child(cheer.words)))
}

/// Has the game ended on this screen? One that is looked at again has not.
#[derive(Clone, Copy)]
struct EndedHere(RwSignal<bool>);

/// Has the game ended on this screen? One that is looked at again has not.
pub fn ended_here() -> bool {
    expect_context::<EndedHere>().0.get()
}

/// Watches whether the game ends on this screen.
pub fn watch_for_end() {
    let table = Table::here();
    let (mut was_over, ended) = (None, RwSignal::new(false));
    provide_context(EndedHere(ended));
    follow(move || {
        let over = table.game(|game| matches!(game.phase(), Phase::Over(_)));
        if was_over == Some(!over) {
            ended.set(over);
        }
        was_over = Some(over);
    });
}
