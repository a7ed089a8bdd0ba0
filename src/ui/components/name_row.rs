//! A field for a name in a list that grows and shrinks.

use leptos::prelude::*;

use super::{Shape, name_input, quiet};
use crate::text::{names as default_names, words};
use crate::ui::browser::{self, El, el};
use crate::ui::device::Device;

/// The names in the form, each in its own field.
pub type DraftNames = RwSignal<Vec<RwSignal<String>>>;

/// The field at this place, and a button that removes it if `may_go`.
pub fn name_row(
    names: DraftNames,
    (place, name): (usize, RwSignal<String>),
    label: &str,
    placeholder: &str,
    may_go: bool,
) -> El {
    let input = name_input(move || name.get(), move |text| name.set(text))
        .attr("list", "known")
        .attr("aria-label", label)
        .attr("placeholder", placeholder);
    let remove = may_go.then(|| {
        let remove = move || {
            names.update(|names| {
                // A script may tap twice before the row is gone.
                if place < names.len() {
                    names.remove(place);
                }
            });
            browser::focus_soon("#add-seat");
        };
        quiet(
            Shape::Cross,
            &format!("{}: {label}", words::remove()),
            remove,
        )
        .attr("type", "button")
    });
    el("li").child(input).child(remove)
}

/// The rows, and the names known on this device, which browsers suggest.
pub fn name_rows(device: Device, rows: impl Fn() -> Vec<El> + 'static) -> El {
    let known = device.settings.with_untracked(|it| it.people.clone());
    let known = known.iter().filter(|name| !default_names::is_default(name));
    let known = known.map(|name| el("option").attr("value", name));
    el("div.names")
        .child(el("ol").live(rows))
        .child(el("datalist").id("known").child(known.collect::<Vec<El>>()))
}
