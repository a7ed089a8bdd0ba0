//! Dice in a line of text.

use leptos::prelude::*;

use super::{DieFace, pips};
use rollkeep_rules::RuleSet;
use rollkeep_rules::dice::{Dice, Keep};
use rollkeep_words::dice;

/// These dice, small; screen readers read the faces. If some are kept, the others are paler.
#[component]
pub fn SmallDice<'a>(
    /// The rules, which may give the faces colours.
    rules: &'a RuleSet,
    /// The dice.
    shown: Dice,
    /// Those that are kept. The others are rolled.
    #[prop(default = None)]
    kept: Option<Keep>,
) -> impl IntoView + use<> {
    let faces = shown.faces().iter().enumerate();
    let faces = faces.map(|(place, &face)| {
        let is_rolled = kept.is_some_and(|kept| !kept.contains(place));
        view! { <DieFace face attr:data-rolled=is_rolled.then_some("") /> }
    });
    view! {
        <span class=format!("small-dice {}", pips(rules))>
            <span class="aloud">{dice::faces(&shown)}</span>
            {faces.collect_view()}
        </span>
    }
}
