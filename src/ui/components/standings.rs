//! All totals in one strip, for screens that show one card at a time.

use leptos::prelude::*;

use super::PlayerName;
use super::count::Count;
use crate::ui::components::changing;
use crate::ui::table::Table;
use rollkeep_app::storage::Badge;
use rollkeep_rules::Totals;
use rollkeep_rules::game::{Game, Millis};
use rollkeep_words::{names, play, table as text, words};

/// A button for each player with name, total and time left. It shows the player's card.
#[component]
pub fn Standings(
    /// The table of the game.
    table: Table,
    /// The sums of each card.
    totals: Vec<Memo<Totals>>,
    /// The seat whose turn the cards show.
    turn_seat: Memo<Option<usize>>,
    /// The seat whose card is on screen.
    shown_seat: Memo<Option<usize>>,
    /// The seat whose card the user has chosen to view.
    viewed_seat: RwSignal<Option<usize>>,
) -> impl IntoView {
    let seats = totals.len();
    let badges = table.badges();
    let standing = |(seat, totals): (usize, Memo<Totals>)| {
        let sign = badges.get(seat).copied();
        let points = Memo::new(move |_| totals.with(Totals::grand));
        let gain = Memo::new(move |_| table.game(|game| gain(game, seat)));
        // The mark moves on together with the card on screen.
        let is_turn = Memo::new(move |_| turn_seat.get() == Some(seat));
        let is_shown = Memo::new(move |_| shown_seat.get() == Some(seat));
        view! { <Standing table seat sign points gain is_turn is_shown viewed_seat /> }
    };
    view! {
        <section class=format!("standings seats-{seats}") aria-label=text::standings()>
            {totals.into_iter().enumerate().map(standing).collect_view()}
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
    /// The player's total.
    points: Memo<u16>,
    /// The points of the last turn, as long as they are news.
    gain: Memo<Option<u16>>,
    /// Whether it is the player's turn.
    is_turn: Memo<bool>,
    /// Whether the player's card is on screen.
    is_shown: Memo<bool>,
    /// The seat whose card the user has chosen to view.
    viewed_seat: RwSignal<Option<usize>>,
) -> impl IntoView {
    let name = names::shown(&table.name(seat)).into_owned();
    let timed = table.game_untracked(|game| game.setup().clock().is_some());
    let saved = move || match table.game(|game| game.saved(seat)) {
        0 => String::new(),
        rolls => play::rolls_saved(rolls),
    };
    let look = move |_| {
        // A second tap goes back to the card of the current player.
        let now = (viewed_seat.get_untracked() != Some(seat)).then_some(seat);
        viewed_seat.set(now);
    };
    view! {
        <button
            class="standing"
            data-seat=seat.to_string()
            aria-pressed=move || is_shown.get().to_string()
            aria-current=move || is_turn.get().then_some("true")
            on:click=look
        >
            <PlayerName badge=sign name />
            " "
            <small
                class="gain"
                translate="no"
                prop:textContent=changing(move || gain.get().map(text::plus))
            ></small>
            <Count number=points class="points" />
            <span
                class="aloud"
                prop:textContent=changing(move || text::standing(is_turn.get()))
            ></span>
            <SavedRolls table seat />
            <span class="aloud" prop:textContent=changing(saved)></span>
            {timed
                .then(|| {
                    let time = changing(move || seat_time(table, seat));
                    view! { <span class="time" prop:textContent=time></span> }
                })}
        </button>
    }
}

/// The number of rolls that a player has saved, in a line below the name. Empty without any; nothing where none are saved.
#[component]
pub(super) fn SavedRolls(
    /// The table of the game.
    table: Table,
    /// The player's seat.
    seat: usize,
) -> impl IntoView {
    let saved = move || match table.game(|game| game.saved(seat)) {
        0 => String::new(),
        rolls => text::rolls_saved(rolls),
    };
    table
        .game_untracked(|game| game.rules().saved_rolls)
        .then(|| {
            view! {
                <small
                    class="saved"
                    aria-hidden="true"
                    translate="no"
                    prop:textContent=changing(saved)
                ></small>
            }
        })
}

/// Returns the points that a player has scored since the current player's last turn.
fn gain(game: &Game, seat: usize) -> Option<u16> {
    let mut latest = game.latest_scores().iter();
    let theirs = latest.find(|it| it.seat == seat && game.is_newly_filled(seat, it.slot))?;
    Some(theirs.points + theirs.bonus)
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
    let unspent = table.shown.unspent.get();
    table.game(|game| {
        let left = game.time_left(seat)?;
        Some(match game.seat_at_turn() == Some(seat) {
            true => left.minus(unspent),
            false => left,
        })
    })
}
