//! The speed of computers.

use leptos::prelude::*;

use super::{fieldset, radio};
use crate::ui::browser::{El, el};
use crate::ui::device::Device;
use rollkeep_core::storage::Pace;
use rollkeep_core::text::words;

/// The choice of the computers' speed.
pub fn pace_choice() -> El {
    let settings = Device::here().settings;
    let paces = [
        (Pace::Slow, "slow", words::pace_slow()),
        (Pace::Quick, "quick", words::pace_quick()),
        (Pace::Instant, "instant", words::pace_instant()),
    ]
    .map(|(pace, id, label)| {
        let is_chosen = move || settings.with(|s| s.pace == pace);
        let choose = move || settings.update(|s| s.pace = pace);
        radio("pace", id, is_chosen, choose, el("span").child(label))
    });
    fieldset("fieldset.themes", &words::pace())
        .child(paces)
        .child(el("p.help").child(words::same_dice()))
}
