//! All totals in one strip, for screens that show one card at a time.

use leptos::prelude::*;

use super::badge;
use super::pad::whose;
use crate::ui::browser::{El, el};
use crate::ui::table::{Table, seat_of};
use rollkeep_core::game::Millis;
use rollkeep_core::storage::Badge;
use rollkeep_core::text::{names, play, table as text, words};

/// A button for each player with name, total and time left. It shows the player's card.
pub fn standings(table: Table, looked: RwSignal<Option<usize>>) -> El {
    let seats = table.game_untracked(|game| game.cards().len());
    let badges = table.badges();
    el(&format!("section.standings.seats-{seats}"))
        .attr("aria-label", text::standings())
        .child(
            (0..seats)
                .map(|seat| standing(table, seat, badges.get(seat).copied(), looked))
                .collect::<Vec<_>>(),
        )
}

fn standing(table: Table, seat: usize, sign: Option<Badge>, looked: RwSignal<Option<usize>>) -> El {
    let name = names::shown(&table.name(seat)).into_owned();
    let points = move || table.game(|game| game.cards()[seat].totals(game.rules()).grand());
    // The mark moves on together with the card on screen.
    let turn = move || table.landing().or_else(|| table.game(seat_of)) == Some(seat);
    let gain = move || {
        let gain = table.game(|game| {
            let mut latest = game.latest_scores().iter();
            let theirs =
                latest.find(|it| it.seat == seat && game.is_newly_filled(seat, it.slot))?;
            Some(text::plus(theirs.points + theirs.bonus))
        });
        gain.unwrap_or_default()
    };
    let seen = move || {
        let seen = looked.get().or_else(|| table.landing());
        seen.or_else(|| table.game(whose)) == Some(seat)
    };
    let timed = table.game_untracked(|game| game.setup().clock().is_some());
    el("button.standing")
        .attr("data-seat", seat.to_string())
        .live_attr("aria-pressed", move || Some(seen().to_string()))
        .live_attr("aria-current", move || turn().then(|| "true".to_owned()))
        .child(
            el("bdi.name")
                .attr("title", &name)
                .child(sign.map(badge))
                .child(name),
        )
        .child(" ")
        .child(el("small.gain").live_text(gain))
        .child(el("span.points").live_count(points))
        .child(el("span.aloud").live_text(move || text::standing(turn())))
        .child(timed.then(|| el("span.time").live_text(move || seat_time(table, seat))))
        .on_click(move || {
            // A second tap goes back to the card of the current player.
            let now = (looked.get_untracked() != Some(seat)).then_some(seat);
            looked.set(now);
        })
}

/// Returns the time on a player's clock, or that it is up; empty without a clock.
pub(super) fn seat_time(table: Table, seat: usize) -> String {
    let left = time_left(table, seat);
    match left {
        None => String::new(),
        Some(Millis(0)) => words::time_up(),
        Some(left) => play::time(left),
    }
}

/// Returns how much time a player has left at this moment.
pub(super) fn time_left(table: Table, seat: usize) -> Option<Millis> {
    let unspent = Millis(table.unspent().get());
    table.game(|game| {
        let left = game.time_left(seat)?;
        Some(match seat_of(game) == Some(seat) {
            true => left.minus(unspent),
            false => left,
        })
    })
}
