//! Where it begins.

use leptos::prelude::*;

use super::slip::{delete_question, slip, slips};
use crate::dice::Face;
use crate::game::Phase;
use crate::rules::catalogue;
use crate::storage::{GameId, Record, StoredGame};
use crate::text::{arena, play, rule_sets, saves, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{die_face, heading, link};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::seat_of;

/// Where it begins: the games in play, a new one, and the ways to everything else.
pub fn home_screen() -> El {
    let device = Device::here();
    browser::set_title(words::APP);
    browser::focus_soon("h1");
    let read = move || device.store(|store| store.games().playing());
    let games = RwSignal::new(read());
    let newer = device.store(|store| store.newer());
    device.note_troubles();
    // Another tab may have played on.
    let about = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about, move || games.set(read()));
    let doomed = RwSignal::new(None::<GameId>);
    let links = [
        (Route::Finished, words::FINISHED_GAMES),
        (Route::Practice, words::PRACTICE),
        (Route::Arena, arena::ARENA),
        (Route::Rules(catalogue::DEFAULT), words::RULES),
        (Route::Settings, words::SETTINGS),
    ]
    .map(|(route, name)| link("a.plain", &route).child(name));
    let header = el("header")
        .child(
            el("div.emblem")
                .attr("aria-hidden", "true")
                .child([Face::Five, Face::Six].map(die_face)),
        )
        .child(heading(words::APP))
        .child(el("p.lead").child(words::MOTTO));
    let newer = (newer > 0).then(|| el("p.notice").id("newer").child(saves::newer(newer)));
    el("main.home")
        .attr("data-screen", "home")
        .child(header)
        .child(newer)
        .when(
            move || games.with(|games| !games.is_empty()),
            move || {
                slips(games, Some(words::IN_PLAY), move |game| {
                    in_play(game, doomed)
                })
            },
        )
        .child(
            link("a.strong", &Route::New)
                .id("new-game")
                .child(words::NEW_GAME),
        )
        .child(el("nav").attr("aria-label", words::APP).child(links))
        .child(delete_question(doomed, move |_| games.set(read())))
}

/// A game in play: who, which rules, whose turn.
fn in_play(game: &StoredGame, doomed: RwSignal<Option<GameId>>) -> Option<El> {
    let played = &game.saved.game;
    let turn = match (played.phase(), seat_of(played)) {
        (Phase::Over(_), _) => return None,
        (_, Some(seat)) => play::turn_of(&played.setup().seats()[seat].name),
        (_, None) => String::new(),
    };
    let rules = rule_sets::name(&played.rules().id);
    let line = format!("{rules} · {} · {turn}", play::round(played));
    let way = link("a.continue", &Route::Game(game.id.clone()))
        .child(el("strong").child(play::names(played)))
        .child(el("span").child(line))
        .child(el("em").child(words::CONTINUE));
    Some(slip(way, game, doomed))
}
