//! How to play.

use leptos::prelude::*;

use super::Explained;
use crate::ui::browser;
use crate::ui::preferences::use_preferences;
use rollkeep_rules::RuleSet;
use rollkeep_words::{first_turn, words};

/// The steps of a turn, and the keys if there is a keyboard.
#[component]
pub fn HowToPlay<'a>(
    /// The rules of the game.
    rules: &'a RuleSet,
) -> impl IntoView + use<> {
    let steps = first_turn::how_to_play(rules).into_iter();
    let steps = steps.map(|step| view! { <li>{step}</li> });
    view! {
        <ol class="how-to-play">{steps.collect_view()}</ol>
        <p>{first_turn::let_go()}</p>
        {browser::has_keyboard().then(|| view! { <Keys dice=rules.dice /> })}
    }
}

/// What each key does.
#[component]
fn Keys(
    /// How many dice there are.
    dice: u8,
) -> impl IntoView {
    let keys = words::keys(dice).map(|(word, meaning)| view! { <Explained word meaning /> });
    let on = use_preferences().with_untracked(|settings| settings.shortcuts);
    view! {
        <h3>{first_turn::keys()}</h3>
        <dl class="keys">{keys}</dl>
        {(!on).then(|| view! { <p>{words::keys_off()}</p> })}
        <p>{words::keys_aloud()}</p>
    }
}
