//! The list of finished games.

mod find;

use leptos::prelude::*;

use self::find::find;
use super::saved_game_row::{saved_game_row, saved_game_rows};
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Confirm, Shape, icon, link, page, plain};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::game::Phase;
use rollkeep_core::statistics::Filter;
use rollkeep_core::storage::{Record, RecordId, StoredGame};
use rollkeep_core::text::{daily, over, play, real_dice, statistics as text, words, words::DOT};

/// With this number of games or fewer, there are no fields to search them.
const FEW: usize = 5;

/// The finished games, the newest first.
pub fn finished_screen() -> El {
    let (device, statistics) = (Device::here(), Background::here().statistics);
    let read = move || device.store(|store| store.games().finished());
    let all = RwSignal::new(read());
    let filter = RwSignal::new(Filter::default());
    // Another tab may have finished or deleted a game.
    let about = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about, move || all.set(read()));
    let many = move || all.with(|all| all.len() > FEW);
    let ids = RwSignal::new(all.get_untracked());
    browser::follow(move || {
        let (wanted, mut fitting) = (filter.get(), all.get());
        if wanted != Filter::default() {
            statistics.with(|known| {
                fitting.retain(|id| known.game(id).is_some_and(|game| wanted.fits(game)));
            });
        }
        if ids.with_untracked(|before| *before != fitting) {
            ids.set(fitting);
        }
    });
    if many() {
        statistics.follow();
    }
    let doomed = RwSignal::new(None::<RecordId>);
    let found = move || text::found(ids.with(Vec::len), all.with(Vec::len));
    let none = move || ids.with(Vec::is_empty) && !all.with(Vec::is_empty);
    page("finished", &words::finished_games())
        .when(
            move || all.with(Vec::is_empty),
            || el("p.lead").child(words::no_finished()),
        )
        .when(many, move || {
            [
                find(filter),
                el("p.help")
                    .id("found")
                    .attr("role", "status")
                    .live_text(found),
            ]
        })
        .when(
            move || device.store(|store| !store.real_games().ids().is_empty()),
            || {
                link("a", &Route::RealDice)
                    .id("real-dice")
                    .child(real_dice::finished_link())
            },
        )
        .child(deletion(all, doomed))
        .when(none, || el("p").child(text::no_match()))
        .when(
            move || ids.with(|ids| !ids.is_empty()),
            move || {
                // Another filter begins at the first page.
                el("div.playing").live_by(
                    move || filter.get(),
                    move |_| saved_game_rows(ids, None, move |game| Some(finished(game, doomed))),
                )
            },
        )
}

/// The question before a game is deleted. As long as the screen exists, the player can undo it.
fn deletion(all: RwSignal<Vec<RecordId>>, doomed: RwSignal<Option<RecordId>>) -> El {
    let (device, statistics) = (Device::here(), Background::here().statistics);
    let deleted = RwSignal::new(None::<StoredGame>);
    let said = RwSignal::new(String::new());
    let put_back = move || {
        let Some(game) = deleted.get_untracked() else {
            return;
        };
        let saved = device.store(|store| {
            let games = store.games();
            games.save_as_noted(&game.id, &game.saved, None, &game.text)
        });
        said.set(match saved {
            Ok(_) => text::is_back(),
            Err(_) => text::not_back(),
        });
        deleted.set(None);
        all.set(device.store(|store| store.games().finished()));
        statistics.follow();
        browser::focus_soon("h1");
    };
    let ask = Confirm::deletion(text::delete_why).ask_about(
        doomed,
        words::delete_game_question,
        move |id: RecordId| {
            deleted.set(device.store(|store| store.games().load(&id)));
            device.store(|store| store.games().delete(&id));
            said.set(text::deleted());
            all.update(|all| all.retain(|other| *other != id));
            statistics.follow();
        },
    );
    el("div.deleted")
        .child(
            el("p")
                .attr("role", "status")
                .live_text(move || said.get().to_owned()),
        )
        .when(
            move || deleted.with(Option::is_some),
            move || plain(&text::put_back(), put_back).id("put-back"),
        )
        .child(ask)
}

/// A finished game in the list: date, players and result.
fn finished(game: &StoredGame, doomed: RwSignal<Option<RecordId>>) -> El {
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
            play::name_and_points(name, place.total)
        })
        .collect();
    let rules = daily::title_and_rules(played);
    let day = browser::date(game.saved.touched);
    let way = link("a", &Route::Game(game.id.clone()))
        .child(el("strong").child(headline))
        .child(el("span").child(totals.join("\u{a0}· ")))
        .child(el("span").child(format!("{rules}{DOT}{day}")));
    let names = play::names(played);
    let share = link("a.quiet", &Route::Share(game.id.clone()))
        .attr("aria-label", format!("{}: {names}", over::share()))
        .child(icon(Shape::Share));
    saved_game_row(vec![way, share], game, doomed)
}
