//! How many rolls are left in a turn, in dots and words.

use leptos::prelude::*;

use rollkeep_core::text::play;

/// A dot for each roll, filled if it is left, and how many are left in words.
#[component]
pub fn Dots(
    /// How many rolls a turn has.
    all: u8,
    /// How many are left.
    left: Memo<u8>,
) -> impl IntoView {
    let dots = (0..all).map(|n| view! { <i class:left=move || n < left.get()></i> });
    view! {
        <span class="dots" aria-hidden="true">
            {dots.collect_view()}
        </span>
        <span class="words">{move || play::rolls_left(left.get())}</span>
    }
}
