//! How many rolls are left in a turn, in dots and words.

use leptos::prelude::*;

use super::changing::changing;
use crate::ui::table::Table;
use rollkeep_words::play;

/// A dot for each roll that every turn has, filled if it is left, then the number of saved ones, and all in words.
#[component]
pub fn Dots(
    /// The table of the game.
    table: Table,
) -> impl IntoView {
    let all = table.game_untracked(|game| game.rules().rolls);
    // All that are left, and how many of them are saved.
    let left = Memo::new(move |_| {
        table.game(|game| {
            let saved = game.seat_at_turn().map_or(0, |seat| game.saved(seat));
            (game.rolls_left(), u8::try_from(saved).unwrap_or(u8::MAX))
        })
    });
    let dots = (0..all).map(|n| {
        let is_left = move || {
            let (left, saved) = left.get();
            n < left.saturating_sub(saved)
        };
        view! { <i class:left=is_left></i> }
    });
    let saved = move || {
        let saved = Some(left.get().1).filter(|saved| *saved > 0);
        saved.map(|saved| view! { <b prop:textContent=format!("+{saved}")></b> })
    };
    let words = move || {
        let (left, saved) = left.get();
        play::all_rolls(left, saved)
    };
    view! {
        <span class="dots" aria-hidden="true">
            {dots.collect_view()}
            {saved}
        </span>
        <span class="words" prop:textContent=changing(words)></span>
    }
}
