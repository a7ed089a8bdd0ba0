//! The list of own players.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::past_tournaments::NearlyFull;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, link, page, strong};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::storage::{OwnPlayer, PlayerError, Record, RecordId, StoredPlayer};
use rollkeep_core::text::{player as text, saves, words};

/// The program of a new player.
const EXAMPLE: &str = include_str!("../../../sandbox/example.mjs");

/// The list of own players, and buttons for new ones.
pub fn players_screen() -> El {
    let device = Device::here();
    let read = move || device.store(|store| store.players().all());
    let players = RwSignal::new(read());
    device.note_troubles();
    // Another tab may have saved one.
    let about = |it: &Record| matches!(it, Record::Player(_));
    browser::on_save(about, move || players.set(read()));
    let trouble = RwSignal::new(String::new());
    let open = move |made| match made {
        Ok(id) => browser::set_hash(&Route::Player(id).href()),
        Err(why) => trouble.set(saves::player_error(&why)),
    };
    let begin = move || open(make(device, &text::new_name(), EXAMPLE.to_owned()));
    let import = move |event| {
        spawn_local(async move {
            match browser::read_named_file(event).await {
                Some((name, source)) => open(make(device, &name_of(&name), source)),
                None => trouble.set(words::unreadable_file()),
            }
        });
    };
    let file = el("input")
        .id("import")
        .attr("type", "file")
        .attr("accept", ".mjs,.js,text/javascript")
        .on("change", import);
    page("players", &text::your_players())
        .child(el("p.lead").child(text::your_players_help()))
        .child(view! { <NearlyFull /> }.into_any())
        .live(move || {
            players.with(|players| match players.as_slice() {
                [] => vec![el("p").id("none").child(text::no_players())],
                players => players.iter().map(row).collect(),
            })
        })
        .child(
            el("p.trouble")
                .attr("role", "alert")
                .live_text(move || trouble.get()),
        )
        .child(answers([
            strong(&text::new_player(), begin).id("new-player"),
            el("label.plain.file")
                .child(el("span").child(text::import_player()))
                .child(file),
            link("a.plain", &Route::Arena).child(text::arena()),
        ]))
}

/// A player in the list.
fn row(it: &StoredPlayer) -> El {
    let way = link("a", &Route::Player(it.id.clone()))
        .child(el("strong").child(el("bdi").child(it.player.name.as_str())))
        .child(el("span").child(text::lines(&it.player.source)));
    el("article.game-row").child(way)
}

/// Saves a new player under a name like this one.
fn make(device: Device, like: &str, source: String) -> Result<RecordId, PlayerError> {
    device.store(|store| {
        let id = RecordId::new(browser::now_ms(), 0);
        let name = store.players().free_name(like);
        (store.players()).save(&id, &OwnPlayer { name, source }, None)?;
        Ok(id)
    })
}

/// Returns the name of a player from a file of this name.
fn name_of(file: &str) -> String {
    let name = file.rsplit_once('.').map_or(file, |(name, _)| name).trim();
    if name.is_empty() {
        text::new_name()
    } else {
        name.to_owned()
    }
}
