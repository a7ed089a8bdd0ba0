//! The games that were played to the end.

use leptos::prelude::*;

use super::slip::{delete_question, slip, slips};
use crate::game::Phase;
use crate::storage::{GameId, StoredGame};
use crate::text::names::isolated;
use crate::text::{daily, over, play, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Shape, icon, link, page};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// The finished games, the latest first.
pub fn finished_screen() -> El {
    let device = Device::here();
    let ids = RwSignal::new(device.store(|store| store.games().finished()));
    let doomed = RwSignal::new(None::<GameId>);
    page("finished", words::FINISHED_GAMES)
        .when(
            move || ids.with(Vec::is_empty),
            || el("p.lead").child(words::NO_FINISHED),
        )
        .when(
            move || ids.with(|ids| !ids.is_empty()),
            move || slips(ids, None, move |game| Some(finished(game, doomed))),
        )
        .child(delete_question(doomed, move |id| {
            ids.update(|ids| ids.retain(|other| *other != id));
        }))
}

/// A finished game: when, who, and how it ended.
fn finished(game: &StoredGame, doomed: RwSignal<Option<GameId>>) -> El {
    let played = &game.saved.game;
    let headline = match played.phase() {
        Phase::Over(outcome) => play::headline(played, outcome),
        Phase::Starting(_) | Phase::Turn(_) => String::new(),
    };
    let totals: Vec<String> = played
        .ranking()
        .iter()
        .map(|place| {
            let name = &played.setup().seats()[place.seat].name;
            format!("{} {}", isolated(name), place.total)
        })
        .collect();
    let rules = daily::title_and_rules(played);
    let day = browser::date(game.saved.touched);
    let way = link("a", &Route::Game(game.id.clone()))
        .child(el("strong").child(headline))
        .child(el("span").child(totals.join(" · ")))
        .child(el("span").child(format!("{rules} · {day}")));
    let names = play::names(played);
    let share = link("a.quiet", &Route::Share(game.id.clone()))
        .attr("aria-label", format!("{}: {names}", over::SHARE))
        .child(icon(Shape::Share));
    slip(vec![way, share], game, doomed)
}
