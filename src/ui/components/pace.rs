//! The speed of computers.

use leptos::prelude::*;

use super::Radio;
use crate::ui::preferences::use_preferences;
use rollkeep_app::storage::Pace;
use rollkeep_words::words;

/// The choice of the computers' speed.
#[component]
pub fn PaceChoice() -> impl IntoView {
    let settings = use_preferences();
    let paces = [
        (Pace::Slow, "slow", words::pace_slow()),
        (Pace::Quick, "quick", words::pace_quick()),
        (Pace::Instant, "instant", words::pace_instant()),
    ]
    .map(|(pace, id, label)| {
        let is_chosen = move || settings.with(|s| s.pace == pace);
        let choose = move || settings.update(|s| s.pace = pace);
        view! {
            <Radio group="pace" value=id is_chosen choose>
                <span>{label}</span>
            </Radio>
        }
    });
    view! {
        <fieldset class="themes">
            <legend>{words::pace()}</legend>
            {paces}
            <p class="help">{words::same_dice()}</p>
        </fieldset>
    }
}
