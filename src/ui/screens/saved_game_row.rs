//! A saved game in a list, and its deletion.

use leptos::prelude::*;

use crate::ui::browser::{El, el};
use crate::ui::components::{Confirm, Shape, plain, quiet};
use crate::ui::device::Device;
use rollkeep_core::storage::{RecordId, StoredGame};
use rollkeep_core::text::{play, words};

/// How many games are read at a time.
const PAGE: usize = 25;

/// The games with these ids, a page at a time.
pub fn saved_game_rows(
    ids: RwSignal<Vec<RecordId>>,
    title: Option<fn() -> String>,
    row: impl Fn(&StoredGame) -> Option<El> + Copy + 'static,
) -> El {
    let device = Device::here();
    pages(ids, PAGE, title, move |id| {
        row(&device.store(|store| store.games().load(id))?)
    })
}

/// A row for each of these ids, in pages of `most`. A row is read when its page appears; earlier pages stay.
pub fn pages(
    ids: RwSignal<Vec<RecordId>>,
    most: usize,
    title: Option<fn() -> String>,
    row: impl Fn(&RecordId) -> Option<El> + Copy + 'static,
) -> El {
    let device = Device::here();
    let pages = RwSignal::new(1_usize);
    let read = move |page: usize| {
        let here = ids.with(|ids| {
            let here = ids.iter().skip(page * most).take(most);
            here.cloned().collect::<Vec<RecordId>>()
        });
        let saved_game_rows: Vec<El> = here.iter().filter_map(row).collect();
        device.note_troubles();
        saved_game_rows
    };
    let page = move |page: usize| {
        el("section.playing").live(move || {
            let saved_game_rows = read(page);
            (!saved_game_rows.is_empty()).then(|| {
                let title = title.filter(|_| page == 0);
                let title = title.map(|title| el("h2").child(title()));
                el("div.playing").child(title).child(saved_game_rows)
            })
        })
    };
    el("div.playing")
        .child(el("div.playing").rows(move || (0..pages.get()).collect(), page))
        .when(
            move || ids.with(Vec::len) > pages.get() * most,
            move || {
                plain(&words::show_more(), move || {
                    pages.update(|pages| *pages += 1)
                })
            },
        )
}

/// A saved game in a list, with links and a button to delete it.
pub fn saved_game_row(ways: Vec<El>, game: &StoredGame, doomed: RwSignal<Option<RecordId>>) -> El {
    let id = game.id.clone();
    let name = format!("{}: {}", words::delete(), play::names(&game.saved.game));
    let delete = quiet(Shape::Cross, &name, move || doomed.set(Some(id.clone())));
    el("article.game-row").child(ways).child(delete)
}

/// Asks before a game is deleted; calls `gone` after the deletion.
pub fn delete_question(
    doomed: RwSignal<Option<RecordId>>,
    gone: impl Fn(RecordId) + 'static,
) -> El {
    let device = Device::here();
    Confirm::deletion(words::delete_game_why).ask_about(
        doomed,
        words::delete_game_question,
        move |id: RecordId| {
            device.store(|store| store.games().delete(&id));
            gone(id);
        },
    )
}
