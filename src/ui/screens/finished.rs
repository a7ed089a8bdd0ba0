//! The games that were played to the end.

use leptos::prelude::*;

use super::slip::{delete_question, slip};
use crate::game::Phase;
use crate::storage::{GameId, StoredGame};
use crate::text::names::isolated;
use crate::text::{play, rule_sets, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{link, page, plain};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// How many games are read at a time.
const PAGE: usize = 25;

/// The finished games, the latest first.
pub fn finished_screen() -> El {
    let device = Device::here();
    let ids = RwSignal::new(device.store(|store| store.finished().unwrap_or_default()));
    let shown = RwSignal::new(PAGE);
    let doomed = RwSignal::new(None::<GameId>);
    let games = move || {
        let ids = ids.get();
        let games = ids.iter().take(shown.get());
        let games: Vec<StoredGame> = device.store(|store| {
            games
                .filter_map(|id| store.load(id).ok().flatten())
                .collect()
        });
        device.note_troubles();
        games
    };
    page("finished", words::FINISHED_GAMES)
        .when(
            move || ids.with(Vec::is_empty),
            || el("p.lead").child(words::NO_FINISHED),
        )
        .live(move || {
            let games = games();
            let slips = games.iter().map(|game| finished(game, doomed));
            slips.collect::<Vec<_>>()
        })
        .when(
            move || ids.with(Vec::len) > shown.get(),
            move || {
                plain(words::SHOW_MORE, move || {
                    shown.update(|shown| *shown += PAGE)
                })
            },
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
    let rules = rule_sets::name(&played.rules().id);
    let day = browser::date(game.saved.touched);
    let way = link("a", &Route::Game(game.id.clone()))
        .child(el("strong").child(headline))
        .child(el("span").child(totals.join(" · ")))
        .child(el("span").child(format!("{rules} · {day}")));
    slip(way, game, doomed)
}
