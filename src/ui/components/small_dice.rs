//! Dice in a line of text.

use leptos::prelude::*;

use super::DieFace;
use rollkeep_core::dice::Dice;
use rollkeep_core::text::dice;

/// These dice, small; screen readers read the faces.
#[component]
pub fn SmallDice(
    /// The dice.
    shown: Dice,
) -> impl IntoView {
    let faces = shown.faces().iter();
    let faces = faces.map(|&face| view! { <DieFace face /> });
    view! {
        <span class="small-dice">
            <span class="aloud">{dice::faces(&shown)}</span>
            {faces.collect_view()}
        </span>
    }
}
