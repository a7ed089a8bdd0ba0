//! Live games: starting one, joining one, and the connection between two devices.

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
use crate::ui::background::Background;
use crate::ui::browser::{self, El, Peer, el};
use crate::ui::components::{answers, link, page, plain, strong};
use crate::ui::device::Device;
use crate::ui::live::{Live, Relay, State};
use crate::ui::route::Route;
use crate::ui::table::Table;
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::{links, live as text, words};

pub use self::again::live_again;
pub use self::proof::live_proof;

/// The screen to start or to join a live game.
pub fn live_screen() -> El {
    let live = Background::here().live;
    let screen = page("live", &text::play_live());
    if !Peer::is_possible() {
        return screen.child(intro()).child(impossible());
    }
    go_when_together(live);
    screen.child(failure(live)).live_by(
        move || is_under_way(live),
        move |now| match now {
            true => vec![connection(live)],
            false => vec![intro(), join(live, &text::join()), begin(live)],
        },
    )
}

/// What live play is, and where it works.
fn intro() -> El {
    el("div.prose")
        .child(el("p.lead").child(text::what_it_is()))
        .child(el("p.help").child(text::same_network()))
}

/// Shown if the browser cannot connect devices.
fn impossible() -> El {
    let links = link("a.strong", &Route::New).child(words::new_game());
    el("div.prose")
        .child(el("p.trouble").id("impossible").child(text::impossible()))
        .child(answers([links]))
}

/// A field for the code of another device.
fn join(live: Live, title: &str) -> El {
    let take = move |code: String| live.answer(&code);
    el("section.join")
        .child(el("h2").child(title))
        .child(el("p").child(text::join_help()))
        .child(code_field("join", &text::code(), &text::connect(), take))
}

/// Why the connection failed.
fn failure(live: Live) -> El {
    el("p.trouble")
        .id("failure")
        .live_text(move || match live.state().get() {
            State::Failed(why) => why.words().to_owned(),
            _ => String::new(),
        })
}

/// The connection of a live game on this device.
pub fn live_game_screen(id: &RecordId) -> El {
    let (live, device) = (Background::here().live, Device::here());
    let Some(stored) = live.find(id) else {
        return went_on(device, id);
    };
    let screen =
        page("live", &text::play_live()).child(el("p.lead").child(text::game(stored.live.game())));
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

/// Shown while both devices are connected.
fn connected(live: Live, id: &RecordId) -> Vec<El> {
    let game = link("a.strong", &Route::Game(id.clone()))
        .id("to-game")
        .child(text::to_the_game());
    let leave = plain(&text::disconnect(), move || live.leave()).id("disconnect");
    vec![
        el("p").attr("role", "status").child(text::connected()),
        answers([game, leave]),
    ]
}

/// Shown while the devices are not connected: how to connect them again, or continue without the other.
fn apart(live: Live, id: &RecordId) -> Vec<El> {
    let unfinished = live.find(id).and_then(|it| it.live.rolling().cloned());
    let unfinished = unfinished.map(|it| el("p").id("unfinished").child(text::unfinished(&it)));
    let again = id.clone();
    let show = strong(&text::show_code(), move || {
        if let Some(stored) = live.find(&again) {
            live.offer(stored);
        }
    })
    .id("show-code");
    let (here, device) = (id.clone(), Device::here());
    let alone = plain(&text::alone(), move || {
        live.go_alone(&here);
        // An undo at this device must not take back scores that came from elsewhere.
        device.arrived.set_value(Some(here.clone()));
        browser::set_hash(&Route::Game(here.clone()).href());
    })
    .id("alone");
    let send = link("a.plain", &Route::Share(id.clone()))
        .id("send")
        .child(links::share_game());
    let without = el("section.without")
        .child(el("h2").child(text::without()))
        .child(el("p").child(text::alone_help()))
        .child(answers([alone, send]));
    let connect = el("section")
        .child(el("h2").child(text::connect_again()))
        .child(unfinished)
        .child(el("p").child(text::again_help()))
        .child(answers([show]));
    let back = link("a", &Route::Game(id.clone())).child(words::back_to_game());
    vec![back, connect, join(live, &text::or_join()), without]
}

/// The screen of a game that is not live, or not any more.
fn went_on(device: Device, id: &RecordId) -> El {
    let found = device.store(|store| store.games().load(id));
    device.note_troubles();
    if found.is_none() {
        return missing(&words::no_such_game(), &words::no_such_game_help());
    }
    let game = link("a.strong", &Route::Game(id.clone())).child(text::to_the_game());
    let send = link("a.plain", &Route::Share(id.clone()))
        .id("send")
        .child(links::share_game());
    page("live", &text::play_live())
        .child(el("p").child(text::went_on()))
        .child(answers([game, send]))
}

/// The screen of a code that the camera has opened: the code of a waiting device, or the answer to ours.
pub fn live_code_screen(code: &str) -> El {
    let live = Background::here().live;
    if !Peer::is_possible() {
        return page("live", &text::play_live()).child(impossible());
    }
    go_when_together(live);
    match live.is_answer(code) {
        true => answer_screen(live, code),
        false => invitation(live, code),
    }
}

fn invitation(live: Live, code: &str) -> El {
    let trouble = RwSignal::new(String::new());
    let code = code.to_owned();
    let asks = move || {
        let code = code.clone();
        let join = strong(&text::join_now(), move || {
            trouble.set(live.answer(&code).err().unwrap_or_default());
        })
        .id("join-now");
        let words = el("p.trouble")
            .attr("role", "alert")
            .live_text(move || trouble.get().to_owned());
        vec![
            el("p.lead").child(text::invited()),
            el("p").child(text::invited_help()),
            answers([join]),
            words,
        ]
    };
    page("live", &text::play_live())
        .child(failure(live))
        .live_by(
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
    page("live", &text::play_live()).live_by(
        move || (is_under_way(live), live.relayed(&code)),
        move |(under_way, relayed)| match relayed {
            _ if under_way => vec![connection(live)],
            Some(Relay::Taken) => vec![
                el("h2").child(text::handed_over()),
                el("p")
                    .attr("role", "status")
                    .child(text::handed_over_help()),
            ],
            Some(Relay::Nobody) => vec![
                el("h2").child(text::nobody_waits()),
                el("p")
                    .attr("role", "status")
                    .child(text::nobody_waits_help()),
                code::as_text(&shown),
            ],
            Some(Relay::Asked) | None => vec![el("p").child(text::preparing())],
        },
    )
}

/// Connects a live game to the table. It is invisible.
pub fn live_table(table: Table) -> El {
    Background::here().live.sit_down(table);
    el("div").attr("hidden", "")
}
