//! The list of tournaments, running and finished.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::saved_game_row::pages;
use crate::ui::arena::{Arena, ArenaState};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Confirm, Shape, answers, link, quiet};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::storage::{ARENA_WARNING, RecordId};
use rollkeep_core::text::{arena as words, saves, tournament as text, words as all};
use rollkeep_core::tournament::{Standings, TournamentFile, Tournaments};

/// How many tournaments are read at a time; each may be long.
const PAGE: usize = 10;

/// The list, the newest first.
pub fn past_tournaments(device: Device, arena: Arena) -> El {
    let ids = RwSignal::new(device.store(|store| Tournaments::of(store).ids()));
    let doomed = RwSignal::new(None::<RecordId>);
    let question = Confirm::deletion(words::delete_why).ask_about(
        doomed,
        words::delete_question,
        move |id: RecordId| {
            arena.forget(&id);
            device.store(|store| Tournaments::of(store).delete(&id));
            ids.update(|ids| ids.retain(|other| *other != id));
        },
    );
    el("section.playing")
        .child(el("h2").child(words::held()))
        .child(nearly_full(device))
        .when(
            move || ids.with(Vec::is_empty),
            || el("p.help").child(words::none_held()),
        )
        .child(pages(ids, PAGE, None, move |id| {
            row(device, arena, id, doomed)
        }))
        .child(opener(device))
        .child(question)
}

/// A warning before players and tournaments have filled their share of the storage.
pub fn nearly_full(device: Device) -> Option<El> {
    let used = device.store(|store| store.arena_used());
    (used > ARENA_WARNING).then(|| {
        el("p.notice")
            .id("nearly-full")
            .child(saves::arena_nearly_full(used))
    })
}

/// A tournament in the list: its state, its plan, and a button to delete it.
fn row(
    device: Device,
    arena: Arena,
    id: &RecordId,
    doomed: RwSignal<Option<RecordId>>,
) -> Option<El> {
    let id = id.clone();
    let found = device.store(|store| Tournaments::of(store).load(&id));
    let tournament = found?.tournament;
    let plan = text::heading(tournament.plan());
    let saved = text::tournament_line(&tournament, &Standings::new(&tournament), false);
    let name = format!("{}: {saved}", all::delete());
    let here = id.clone();
    let line = move || {
        let live = arena.stand().get().filter(|live| live.id == here);
        let plays = arena.is_playing(&here) && arena.state().get() != ArenaState::Paused;
        let live = live.map(|it| text::tournament_line(&it.tournament, &it.standings, plays));
        live.unwrap_or_else(|| saved.clone())
    };
    let way = link("a", &Route::Tournament(id.clone()))
        .child(el("strong").live_text(line))
        .child(el("span").child(plan));
    let delete = quiet(Shape::Cross, &name, move || doomed.set(Some(id.clone())));
    Some(el("article.game-row").child(way).child(delete))
}

/// A button that opens a tournament from a file.
fn opener(device: Device) -> El {
    let trouble = RwSignal::new(String::new());
    let open = move |event| {
        spawn_local(async move {
            let text = browser::read_file(event).await;
            let read = text.map(|text| TournamentFile::read(&text));
            match read {
                Some(Ok(tournament)) => {
                    let id = RecordId::new(browser::now_ms(), 0);
                    // No other tournament has this id, so saving never fails.
                    let _ =
                        device.store(|store| Tournaments::of(store).save(&id, &tournament, None));
                    browser::set_hash(&Route::Tournament(id).href());
                }
                Some(Err(why)) => trouble.set(text::damaged(&why)),
                None => trouble.set(all::unreadable_file()),
            }
        });
    };
    let file = el("input")
        .id("open-tournament")
        .attr("type", "file")
        .attr("accept", ".json,application/json")
        .on("change", open);
    el("div")
        .child(
            el("p.trouble")
                .attr("role", "alert")
                .live_text(move || trouble.get()),
        )
        .child(answers([el("label.plain.file")
            .child(el("span").child(words::open_file()))
            .child(file)]))
}
