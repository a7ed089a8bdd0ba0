//! The names of the players at this device.

use leptos::prelude::*;

use crate::ui::components::{NameRows, PlayerList};
use crate::ui::preferences::{Preferences, use_preferences};
use rollkeep_rules::game::clean_name;
use rollkeep_words::live as text;

/// How many can play at this device.
pub(super) const MOST: usize = 5;

/// Makes a list of this many people. The first has the name that the player most likely gives, none of those taken.
pub(super) fn people_here(count: usize, taken: &[String]) -> PlayerList {
    let settings = use_preferences();
    let likely = settings.with_untracked(|it| it.likely_name(taken).map(str::to_owned));
    let names = [likely.unwrap_or_default()].into_iter();
    let names = names.chain(std::iter::repeat(String::new()));
    PlayerList::of_people(names.take(count))
}

/// Returns the names as they are now.
pub(super) fn names_here(names: PlayerList) -> Vec<String> {
    let names = untrack(|| names.names()).into_iter();
    names.map(|name| clean_name(&name)).collect()
}

/// Remembers the first name as the own one if none is known.
pub(super) fn learn_first(settings: Preferences, names: &[String]) {
    if let Some(first) = names.first() {
        settings.update(|settings| settings.learn_own_name(first));
    }
}

/// The fields for the names. The game needs those that are there from the start.
#[component]
pub(super) fn Names(
    /// The people.
    names: PlayerList,
) -> impl IntoView {
    let least = untrack(|| names.count());
    let place = move |key| names.place(key).unwrap_or(0);
    let label = move |key| match names.count() > 1 {
        true => text::name_of(place(key) + 1),
        false => text::name(),
    };
    view! { <NameRows names label placeholder=label is_needed=move |key| place(key) < least /> }
}
