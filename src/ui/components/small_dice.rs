//! Dice in a line of text.

use leptos::prelude::*;

use super::{DieFace, pips};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::Dice;
use rollkeep_words::dice;

/// These dice, small; screen readers read the faces.
#[component]
pub fn SmallDice<'a>(
    /// The rules, which may give the faces colours.
    rules: &'a RuleSet,
    /// The dice.
    shown: Dice,
) -> impl IntoView + use<> {
    let faces = shown.faces().iter();
    let faces = faces.map(|&face| view! { <DieFace face /> });
    view! {
        <span class=format!("small-dice {}", pips(rules))>
            <span class="aloud">{dice::faces(&shown)}</span>
            {faces.collect_view()}
        </span>
    }
}
