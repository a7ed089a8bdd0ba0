//! The colours of the dice, as dice.

use leptos::prelude::*;

use super::{DieFace, pips};
use rollkeep_rules::RuleSet;

/// A row of dice for each colour of these rules, beside words that say the same; nothing if the dice have none.
#[component]
pub fn ColourKey<'a>(
    /// The rules.
    rules: &'a RuleSet,
) -> impl IntoView + use<> {
    let colours = rules.colours().into_iter().map(|faces| {
        let faces = faces.iter().map(|&face| view! { <DieFace face /> });
        view! { <span class="small-dice">{faces.collect_view()}</span> }
    });
    let colours = colours.collect::<Vec<_>>();
    (!colours.is_empty()).then(|| {
        view! {
            <div class=format!("colour-key {}", pips(rules)) aria-hidden="true">
                {colours}
            </div>
        }
    })
}
