//! Dice in a line of text.

use leptos::prelude::*;

use super::DieFace;
use crate::ui::browser::{El, el_of};
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

/// The same for an `El`.
// The bridge, until its callers are views.
pub fn small_dice(shown: &Dice) -> El {
    let shown = *shown;
    el_of(view! { <SmallDice shown /> })
}
