//! The names of those at this device.

use leptos::prelude::*;

use crate::game::clean_name;
use crate::text::{live as text, names as default_names};
use crate::ui::browser::{El, el};
use crate::ui::components::{DraftNames, add_name, name_row, name_rows};
use crate::ui::device::Device;

/// So many may sit at this device.
const MOST: usize = 5;

/// Names that are being written. Copies are handles to the same.
#[derive(Clone, Copy)]
pub(super) struct NameFields {
    names: DraftNames,
}

impl NameFields {
    /// So many, the first of them called as whoever played here last, unless somebody else is called so.
    pub(super) fn new(device: Device, count: usize, taken: &[String]) -> NameFields {
        let last = device.settings.with_untracked(|settings| {
            let known = settings.people.iter().chain(&settings.table);
            let mut free =
                known.filter(|name| !default_names::is_default(name) && !taken.contains(name));
            free.next().cloned()
        });
        let names =
            std::iter::once(last.unwrap_or_default()).chain(std::iter::repeat(String::new()));
        let names = names.take(count).map(RwSignal::new).collect();
        NameFields {
            names: RwSignal::new(names),
        }
    }

    /// As they are written now.
    pub(super) fn names(&self) -> Vec<String> {
        let names = self.names.get_untracked();
        names
            .iter()
            .map(|it| clean_name(&it.get_untracked()))
            .collect()
    }

    /// The button for one more.
    pub(super) fn adding(self) -> El {
        let names = self.names;
        // Names live as long as the screen, not as long as the button.
        let owner = Owner::current().unwrap_or_default();
        let is_full = move || names.with(Vec::len) >= MOST;
        let add = add_name(&text::add(), is_full, move || {
            let name = owner.with(|| RwSignal::new(String::new()));
            names.update(|names| names.push(name));
        });
        el("div.adding").child(add)
    }
}

/// The fields to write them in.
pub(super) fn names(device: Device, fields: NameFields) -> El {
    let names = fields.names;
    let least = names.with_untracked(Vec::len);
    let rows = move || {
        let all = names.get();
        let several = all.len() > 1;
        let row = |(place, name): (usize, RwSignal<String>)| {
            let label = match several {
                true => text::name_of(place + 1),
                false => text::name(),
            };
            name_row(names, (place, name), &label, &label, place >= least)
        };
        all.into_iter().enumerate().map(row).collect::<Vec<El>>()
    };
    name_rows(device, rows)
}
