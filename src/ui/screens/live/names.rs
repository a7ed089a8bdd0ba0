//! The names of the players at this device.

use leptos::prelude::*;

use crate::ui::components::{self, DraftNames, NameRow, NameRows};
use crate::ui::preferences::use_preferences;
use rollkeep_app::storage::Settings;
use rollkeep_rules::game::clean_name;
use rollkeep_words::live as text;

/// How many can play at this device.
const MOST: usize = 5;

/// The names in the fields. Copies refer to the same fields.
#[derive(Clone, Copy)]
pub(super) struct NameFields {
    settings: RwSignal<Settings>,
    names: DraftNames,
}

impl NameFields {
    /// Makes this many fields. The first has the name that the player most likely gives, none of those taken.
    pub(super) fn new(count: usize, taken: &[String]) -> NameFields {
        let settings = use_preferences();
        let likely = settings.with_untracked(|it| it.likely_name(taken).map(str::to_owned));
        let names =
            std::iter::once(likely.unwrap_or_default()).chain(std::iter::repeat(String::new()));
        let names = names.take(count).map(RwSignal::new).collect();
        NameFields {
            settings,
            names: RwSignal::new(names),
        }
    }

    /// Remembers the first name as the own one if none is known.
    pub(super) fn learn(&self) {
        let first = self.names().into_iter().next().unwrap_or_default();
        (self.settings).update(|settings| settings.learn_own_name(&first));
    }

    /// Returns the names as they are now.
    pub(super) fn names(&self) -> Vec<String> {
        let names = self.names.get_untracked();
        names
            .iter()
            .map(|it| clean_name(&it.get_untracked()))
            .collect()
    }
}

/// The button that adds a field.
#[component]
pub(super) fn AddName(
    /// The names in the fields.
    fields: NameFields,
) -> impl IntoView {
    let names = fields.names;
    // The screen owns the names, not the button.
    let owner = Owner::current().unwrap_or_default();
    let is_full = move || names.with(Vec::len) >= MOST;
    let add = move || {
        let name = owner.with(|| RwSignal::new(String::new()));
        names.update(|names| names.push(name));
    };
    view! {
        <div class="adding">
            <components::AddName is_full add>
                {text::add()}
            </components::AddName>
        </div>
    }
}

/// The fields for the names.
#[component]
pub(super) fn Names(
    /// The names in the fields.
    fields: NameFields,
) -> impl IntoView {
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
            let (placeholder, may_go) = (label.clone(), place >= least);
            view! { <NameRow names place name label placeholder may_go /> }
        };
        all.into_iter().enumerate().map(row).collect_view()
    };
    view! { <NameRows>{rows}</NameRows> }
}
