//! Live games: a new one, one to join, and the connection between two devices.

mod again;
mod begin;
mod code;
mod connection;
mod names;
mod proof;
mod scanner;

use leptos::prelude::*;

use self::begin::begin;
use self::code::code_field;
use self::connection::{connection, go_when_together, is_under_way};
use super::nowhere::missing;
use crate::storage::RecordId;
use crate::text::{links, live as text, words};
use crate::ui::browser::{self, El, Peer, el};
use crate::ui::components::{answers, link, page, plain, strong};
use crate::ui::device::Device;
use crate::ui::live::{Live, Relay, State};
use crate::ui::route::Route;
use crate::ui::table::Table;

pub use self::again::live_again;
pub use self::proof::live_proof;

/// A live game to begin, or to join.
pub fn live_screen() -> El {
    let live = Live::here();
    let screen = page("live", text::PLAY_LIVE);
    if !Peer::is_possible() {
        return screen.child(intro()).child(impossible());
    }
    go_when_together(live);
    screen.child(failure(live)).live_by(
        move || is_under_way(live),
        move |now| match now {
            true => vec![connection(live)],
            false => vec![intro(), join(live, text::JOIN), begin(live)],
        },
    )
}

/// What it is, and where it works.
fn intro() -> El {
    el("div.prose")
        .child(el("p.lead").child(text::WHAT_IT_IS))
        .child(el("p.help").child(text::SAME_NETWORK))
}

/// What stands where the browser connects no devices.
fn impossible() -> El {
    let links = link("a.strong", &Route::New).child(words::NEW_GAME);
    el("div.prose")
        .child(el("p.trouble").id("impossible").child(text::IMPOSSIBLE))
        .child(answers([links]))
}

/// A field for the code of another device.
fn join(live: Live, title: &str) -> El {
    let take = move |code: String| live.answer(&code);
    el("section.join")
        .child(el("h2").child(title))
        .child(el("p").child(text::JOIN_HELP))
        .child(code_field("join", text::CODE, text::CONNECT, take))
}

/// Why there is no connection, while there is none.
fn failure(live: Live) -> El {
    el("p.trouble")
        .id("failure")
        .live_text(move || match live.state().get() {
            State::Failed(why) => why.words().to_owned(),
            _ => String::new(),
        })
}

/// The connection of a live game that is on this device.
pub fn live_game_screen(id: &RecordId) -> El {
    let (live, device) = (Live::here(), Device::here());
    let Some(stored) = live.find(id) else {
        return went_on(device, id);
    };
    let screen =
        page("live", text::PLAY_LIVE).child(el("p.lead").child(text::game(stored.live.game())));
    if !Peer::is_possible() {
        return screen.child(impossible());
    }
    go_when_together(live);
    let id = id.clone();
    screen.child(failure(live)).live_by(
        move || (is_under_way(live), live.stage()),
        move |(under_way, _)| match (under_way, live.is_together(&id)) {
            (_, true) => connected(live, &id),
            (true, false) => vec![connection(live)],
            (false, false) => apart(live, &id),
        },
    )
}

/// What stands while both devices play.
fn connected(live: Live, id: &RecordId) -> Vec<El> {
    let game = link("a.strong", &Route::Game(id.clone()))
        .id("to-game")
        .child(text::TO_THE_GAME);
    let leave = plain(text::DISCONNECT, move || live.leave()).id("disconnect");
    vec![
        el("p").attr("role", "status").child(text::CONNECTED),
        answers([game, leave]),
    ]
}

/// What stands while they do not: how to connect them again, and how to go on without.
fn apart(live: Live, id: &RecordId) -> Vec<El> {
    let unfinished = live.find(id).and_then(|it| it.live.rolling().cloned());
    let unfinished = unfinished.map(|it| el("p").id("unfinished").child(text::unfinished(&it)));
    let again = id.clone();
    let show = strong(text::SHOW_CODE, move || {
        if let Some(stored) = live.find(&again) {
            live.offer(stored);
        }
    })
    .id("show-code");
    let (here, device) = (id.clone(), Device::here());
    let alone = plain(text::ALONE, move || {
        live.go_alone(&here);
        // What came from elsewhere is not taken back here.
        device.arrived.set_value(Some(here.clone()));
        browser::set_hash(&Route::Game(here.clone()).href());
    })
    .id("alone");
    let send = link("a.plain", &Route::Share(id.clone()))
        .id("send")
        .child(links::SHARE_GAME);
    let without = el("section.without")
        .child(el("h2").child(text::WITHOUT))
        .child(el("p").child(text::ALONE_HELP))
        .child(answers([alone, send]));
    let connect = el("section")
        .child(el("h2").child(text::CONNECT_AGAIN))
        .child(unfinished)
        .child(el("p").child(text::AGAIN_HELP))
        .child(answers([show]));
    let back = link("a", &Route::Game(id.clone())).child(words::BACK_TO_GAME);
    vec![back, connect, join(live, text::OR_JOIN), without]
}

/// A live game that is none any more, or never was.
fn went_on(device: Device, id: &RecordId) -> El {
    let found = device.store(|store| store.games().load(id));
    device.note_troubles();
    if found.is_none() {
        return missing(words::NO_SUCH_GAME, words::NO_SUCH_GAME_HELP);
    }
    let game = link("a.strong", &Route::Game(id.clone())).child(text::TO_THE_GAME);
    let send = link("a.plain", &Route::Share(id.clone()))
        .id("send")
        .child(links::SHARE_GAME);
    page("live", text::PLAY_LIVE)
        .child(el("p").child(text::WENT_ON))
        .child(answers([game, send]))
}

/// A code that a camera has opened: of a device that waits, or the answer to ours.
pub fn live_code_screen(code: &str) -> El {
    let live = Live::here();
    if !Peer::is_possible() {
        return page("live", text::PLAY_LIVE).child(impossible());
    }
    go_when_together(live);
    match live.is_answer(code) {
        true => answer_screen(live, code),
        false => invitation(live, code),
    }
}

fn invitation(live: Live, code: &str) -> El {
    let trouble = RwSignal::new("");
    let code = code.to_owned();
    let asks = move || {
        let code = code.clone();
        let join = strong(text::JOIN_NOW, move || {
            trouble.set(live.answer(&code).err().unwrap_or_default());
        })
        .id("join-now");
        let words = el("p.trouble")
            .attr("role", "alert")
            .live_text(move || trouble.get().to_owned());
        vec![
            el("p.lead").child(text::INVITED),
            el("p").child(text::INVITED_HELP),
            answers([join]),
            words,
        ]
    };
    page("live", text::PLAY_LIVE).child(failure(live)).live_by(
        move || is_under_way(live),
        move |now| match now {
            true => vec![connection(live)],
            false => asks(),
        },
    )
}

fn answer_screen(live: Live, code: &str) -> El {
    live.pass_on(code);
    let shown = code.to_owned();
    let code = code.to_owned();
    page("live", text::PLAY_LIVE).live_by(
        move || (is_under_way(live), live.relayed(&code)),
        move |(under_way, relayed)| match relayed {
            _ if under_way => vec![connection(live)],
            Some(Relay::Taken) => vec![
                el("h2").child(text::HANDED_OVER),
                el("p").attr("role", "status").child(text::HANDED_OVER_HELP),
            ],
            Some(Relay::Nobody) => vec![
                el("h2").child(text::NOBODY_WAITS),
                el("p")
                    .attr("role", "status")
                    .child(text::NOBODY_WAITS_HELP),
                code::as_text(&shown),
            ],
            Some(Relay::Asked) | None => vec![el("p").child(text::PREPARING)],
        },
    )
}

/// What a live game brings to the table. There is nothing to see of it.
pub fn live_table(table: Table) -> El {
    Live::here().sit_down(table);
    el("div").attr("hidden", "")
}
