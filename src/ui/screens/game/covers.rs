//! What covers the whole table: the handover between two players, and a pause.

use leptos::prelude::*;

use crate::ui::browser::{El, LocalBackend, el};
use crate::ui::components::{
    Modal, Shape, answers, badge, drawn, link, pace_choice, plain, strong,
};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::{Table, seat_of};
use rollkeep_core::game::{Action, Game};
use rollkeep_core::storage::LinkGames;
use rollkeep_core::text::{links, names, play, words};

/// Covers the table until the next player has the device. Waits while the player reads a sheet.
pub(super) fn pass_screen(table: Table, reads: impl Fn() -> bool + 'static) -> El {
    let device = Device::here();
    let name = move || {
        let seat = table.game(seat_of);
        seat.map(|seat| table.name(seat)).unwrap_or_default()
    };
    Modal::must_answer("pass", move || table.passing() && !reads()).holds(
        move || play::pass_to(&name()),
        move || {
            let last = move || table.game(play::last_turn).unwrap_or_default();
            let (id, name_now) = (table.id(), untrack(name));
            let here = move |kind| {
                el(kind)
                    .id("ready")
                    .on_single_click(move || table.pass_on())
                    .live_text(move || play::ready(&name()))
            };
            let send = |kind, words: &str| {
                let id = id.clone();
                link(kind, &Route::Share(id.clone()))
                    .id("send")
                    .child(words)
                    .on_click(move || LinkGames::note(&LocalBackend, &id))
            };
            // If the game is played through links, the first button sends the link; else it hands over the device.
            let (first, second, help) = match LinkGames::read(&LocalBackend).contains(&id) {
                true => (
                    send("a.strong", &links::send_to(&name_now)),
                    here("button.plain"),
                    links::send_help(),
                ),
                false => (
                    here("button.strong"),
                    send("a.plain", &links::send_instead()),
                    words::pass_help(),
                ),
            };
            let undo = move || {
                let undo = table.game(undo_of);
                undo.map(|undo| drawn(Shape::Undo, &undo, move || table.act(Action::Undo)))
            };
            let never = plain(&words::pass_never(), move || {
                table.pass_on();
                device.settings.update(|it| it.pass_screen = false);
            })
            .id("pass-never");
            vec![
                el("p.last-move").live_text(last),
                totals(table),
                el("p").child(help),
                answers([first.attr("autofocus", "")]),
                el("div.answers.others").live(undo).child(second),
                el("p.never").child(never).child(words::pass_never_help()),
            ]
        },
    )
}

/// The totals, in seating order.
fn totals(table: Table) -> El {
    let badges = table.badges();
    let total = |seat: usize| {
        let points = move || table.game(|game| game.cards()[seat].totals(game.rules()).grand());
        el("li")
            .child(
                el("bdi")
                    .child(badges.get(seat).copied().map(badge))
                    .child(names::shown(&table.name(seat)).into_owned()),
            )
            .child(" ")
            .child(el("b").live_text(move || points().to_string()))
    };
    let seats = table.game_untracked(|game| game.cards().len());
    el("ul.totals").child((0..seats).map(total).collect::<Vec<_>>())
}

fn undo_of(game: &Game) -> Option<String> {
    let seat = game.undoable()?.seat;
    Some(play::undo_of(&game.setup().seats()[seat].name))
}

/// Covers the table during a pause.
pub(super) fn pause_screen(table: Table) -> El {
    let shown = move || table.paused().get() && table.plays() && !table.is_between_players();
    Modal::must_answer("pause", shown).holds(words::paused, move || {
        let resume = strong(&words::resume(), move || table.pause(false))
            .id("resume")
            .attr("autofocus", "");
        let mut parts = vec![answers([resume])];
        if table.has_computers() {
            parts.push(pace_choice());
        }
        parts
    })
}
