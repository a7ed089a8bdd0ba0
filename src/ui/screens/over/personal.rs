//! Best totals that were just reached.

use std::time::Duration;

use leptos::prelude::*;

use super::ceremony::Ceremony;
use crate::ui::background::use_background;
use crate::ui::browser::follow;
use crate::ui::components::replaced;
use crate::ui::room::Room;
use rollkeep_app::statistics::PersonalBest;
use rollkeep_words::statistics as text;

/// A line for everybody who has reached their own best total in this game. The best total of all on this device gets a
/// cheer if the game has just ended here.
#[component]
pub fn PersonalBests(
    /// The room of the game.
    room: Room,
    /// How the result appears: the cheer comes after it.
    ceremony: Ceremony,
) -> impl IntoView {
    let table = room.table;
    let statistics = use_background().statistics;
    // The game is saved only after this screen has appeared.
    set_timeout(move || statistics.follow(), Duration::ZERO);
    let id = table.id();
    let reached = Memo::new(move |_| match statistics.is_complete() {
        true => statistics.with(|all| (all.best_of_all(&id), all.personal_bests(&id))),
        false => Default::default(),
    });
    let cheered = StoredValue::new(false);
    let goes_on = Memo::new(move |_| ceremony.goes_on());
    follow(move || {
        if goes_on.get() {
            return;
        }
        let best = reached.with(|(best, _)| *best);
        if let (Some(total), true, false) = (best, room.ended_here(), cheered.get_value()) {
            cheered.set_value(true);
            table.cheer_best(total);
        }
    });
    let lines = move || {
        let line = |it: PersonalBest| view! { <p class="lead">{text::personal_best(&it)}</p> };
        reached.get().1.into_iter().map(line).collect_view()
    };
    view! { <div class="personal">{replaced(lines)}</div> }
}
