//! The speed of computers.

use leptos::prelude::*;

use super::{choice, fieldset, input};
use crate::storage::Pace;
use crate::text::words;
use crate::ui::browser::{El, el};
use crate::ui::device::Device;

/// The choice of the computers' speed.
pub fn pace_choice() -> El {
    let settings = Device::here().settings;
    let paces = [
        (Pace::Slow, "slow", words::pace_slow()),
        (Pace::Quick, "quick", words::pace_quick()),
        (Pace::Instant, "instant", words::pace_instant()),
    ]
    .map(|(pace, id, label)| {
        let input = input("radio", "pace")
            .attr("value", id)
            .checked(move || settings.with(|s| s.pace == pace))
            .on("change", move |_| settings.update(|s| s.pace = pace));
        choice(input, el("span").child(label))
    });
    fieldset("fieldset.themes", &words::pace())
        .child(paces)
        .child(el("p.help").child(words::same_dice()))
}
