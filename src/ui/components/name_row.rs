//! A field for a name in a list that grows and shrinks.

use leptos::prelude::*;

use super::{NameInput, add_row, known_names, remove_row};
use crate::ui::browser::{El, el, el_of};
use crate::ui::device::Device;
use rollkeep_core::text::names as default_names;

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
    let input = el_of(view! { <NameInput name write=move |text| name.set(text) /> })
        .attr("list", "known")
        .attr("aria-label", label)
        .attr("placeholder", placeholder);
    let label = label.to_owned();
    let remove = may_go.then(|| {
        let remove = move || {
            names.update(|names| {
                // A script may tap twice before the row is gone.
                if place < names.len() {
                    names.remove(place);
                }
            });
        };
        remove_row(move || label.clone(), || false, "#add-seat", remove)
    });
    el("li").child(input).child(remove)
}

/// The rows, and the names known on this device, which browsers suggest.
pub fn name_rows(device: Device, rows: impl Fn() -> Vec<El> + 'static) -> El {
    let known = device.settings.with_untracked(|it| it.people.clone());
    let known = known.into_iter();
    let known: Vec<String> = known
        .filter(|name| !default_names::is_default(name))
        .collect();
    el("div.names")
        .child(el("ol").live(rows))
        .child(known_names(move || known.clone()))
}

/// The button for one more.
pub fn add_name(words: &str, is_full: impl Fn() -> bool + 'static, add: impl Fn() + 'static) -> El {
    add_row(
        "add-seat",
        words,
        ".names li:last-child input",
        is_full,
        add,
    )
}
