//! What is worth a cheer: a few words where the hint stands, or over the end of a game.

use leptos::prelude::*;

use crate::game::Phase;
use crate::ui::bests::Bests;
use crate::ui::browser::{El, el, follow};
use crate::ui::device::Device;
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

/// Looks, when the game ends here, whether it holds the best total on this device.
pub fn look_for_best() {
    let (table, bests, device) = (Table::here(), Bests::here(), Device::here());
    let (mut was_over, asked) = (None, RwSignal::new(false));
    let ended = RwSignal::new(false);
    provide_context(EndedHere(ended));
    follow(move || {
        let over = table.game(|game| matches!(game.phase(), Phase::Over(_)));
        if over && was_over == Some(false) {
            bests.follow(device.store(|store| store.games().finished()));
        }
        asked.set(over && was_over == Some(false));
        if was_over == Some(!over) {
            ended.set(over);
        }
        was_over = Some(over);
    });
    follow(move || {
        if let (true, Some(total)) = (asked.get(), bests.beaten_by(&table.id())) {
            asked.set(false);
            table.cheer_best(total);
        }
    });
}
