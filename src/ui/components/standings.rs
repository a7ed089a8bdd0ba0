//! All totals in one strip, for screens that show one card at a time.

use leptos::prelude::*;

use super::PlayerName;
use super::count::Count;
use crate::ui::game_facts::whose;
use crate::ui::table::{Table, seat_of};
use rollkeep_core::game::Millis;
use rollkeep_core::storage::Badge;
use rollkeep_core::text::{names, play, table as text, words};

/// A button for each player with name, total and time left. It shows the player's card.
#[component]
pub fn Standings(
    /// The table of the game.
    table: Table,
    /// The seat whose card the user looks at.
    looked: RwSignal<Option<usize>>,
) -> impl IntoView {
    let seats = table.game_untracked(|game| game.cards().len());
    let badges = table.badges();
    let standing = |seat: usize| {
        let sign = badges.get(seat).copied();
        view! { <Standing table seat sign looked /> }
    };
    view! {
        <section class=format!("standings seats-{seats}") aria-label=text::standings()>
            {(0..seats).map(standing).collect_view()}
        </section>
    }
}

/// The button of one player.
#[component]
fn Standing(
    /// The table of the game.
    table: Table,
    /// The player's seat.
    seat: usize,
    /// The player's badge.
    sign: Option<Badge>,
    /// The seat whose card the user looks at.
    looked: RwSignal<Option<usize>>,
) -> impl IntoView {
    let name = names::shown(&table.name(seat)).into_owned();
    let points =
        Memo::new(move |_| table.game(|game| game.cards()[seat].totals(game.rules()).grand()));
    // The mark moves on together with the card on screen.
    let turn = Memo::new(move |_| table.landing().or_else(|| table.game(seat_of)) == Some(seat));
    let gain = Memo::new(move |_| {
        table.game(|game| {
            let mut latest = game.latest_scores().iter();
            let theirs =
                latest.find(|it| it.seat == seat && game.is_newly_filled(seat, it.slot))?;
            Some(theirs.points + theirs.bonus)
        })
    });
    let seen = Memo::new(move |_| {
        let seen = looked.get().or_else(|| table.landing());
        seen.or_else(|| table.game(whose)) == Some(seat)
    });
    let timed = table.game_untracked(|game| game.setup().clock().is_some());
    let look = move |_| {
        // A second tap goes back to the card of the current player.
        let now = (looked.get_untracked() != Some(seat)).then_some(seat);
        looked.set(now);
    };
    view! {
        <button
            class="standing"
            data-seat=seat.to_string()
            aria-pressed=move || seen.get().to_string()
            aria-current=move || turn.get().then_some("true")
            on:click=look
        >
            <PlayerName badge=sign name />
            " "
            <small class="gain">{move || gain.get().map(text::plus)}</small>
            <Count number=points class="points" />
            <span class="aloud">{move || text::standing(turn.get())}</span>
            {timed.then(|| view! { <span class="time">{move || seat_time(table, seat)}</span> })}
        </button>
    }
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
