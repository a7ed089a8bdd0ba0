//! A cheer: a few words in place of the hint, over the end of a game, or over the whole screen.

use leptos::prelude::*;

use super::PlayerBadge;
use crate::ui::browser::{monotonic_ms, on_window};
use crate::ui::table::{self, Table};
use rollkeep_rules::game::Moment;

/// How many signs burst from the words over the whole screen.
const SIGNS: u32 = 10;

/// A few words for a moment. They take no taps; screen readers get an announcement instead.
#[component]
pub fn Cheer(
    /// The table.
    table: Table,
) -> impl IntoView {
    let now = Memo::new(move |_| table.cheer_now());
    // Each cheer has its own element, so that its movement begins anew.
    view! {
        <div class="cheer" aria-hidden="true">
            <For
                each=move || now.get()
                key=|cheer| (cheer.moment.map(|moment| moment as u8), cheer.words.clone())
                let:cheer
            >
                <Words table cheer />
            </For>
        </div>
    }
}

/// The words, in proportion: large for equal dice, in the player's colour also for a bonus or the best total.
#[component]
fn Words(
    /// The table.
    table: Table,
    /// The cheer.
    cheer: table::Cheer,
) -> impl IntoView {
    let badge = cheer
        .seat
        .and_then(|seat| table.badges().get(seat).copied());
    let colour = badge.map_or("", |badge| badge.colour.id());
    let (size, signs) = match cheer.moment {
        _ if cheer.is_grand() => ("grand", SIGNS),
        Some(Moment::Lead) => ("", 0),
        _ => ("good", 0),
    };
    if signs > 0 {
        skipped_by_tap(table);
    }
    // They fly from the words in all directions.
    let sign = |number: u32| {
        let sign = badge.map(|badge| view! { <PlayerBadge badge /> });
        view! { <i style:--n=number.to_string()>{sign}</i> }
    };
    view! {
        <p class=format!(
            "{size} {colour}",
        )>{(0..signs).map(sign).collect_view()} <span>{cheer.words}</span></p>
    }
}

/// Ends the show at the next tap, but not at the one that has begun it.
fn skipped_by_tap(table: Table) {
    let begun = monotonic_ms();
    on_window("pointerdown", move |event| {
        if event.time_stamp() > begun {
            table.end_cheer();
        }
    });
}
