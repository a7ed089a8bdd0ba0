//! The fields that filter finished games.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::{Labelled, Select, replaced};
use rollkeep_app::statistics::{Filter, PlayerKey, Summaries};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_words::{names, rule_sets, statistics as text};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Fields for the player, the rules, the date and the total.
#[component]
pub fn Find(
    /// What the fields say.
    filter: RwSignal<Filter>,
) -> impl IntoView {
    let statistics = use_background().statistics;
    let people = Memo::new(move |_| statistics.with(people));
    let who = move || {
        let people = people.get();
        let shown = people.iter().map(|name| names::shown(name).into_owned());
        let names: Vec<String> = shown.collect();
        let chosen = move |place: Option<usize>| {
            filter.update(|it| it.person = place.and_then(|at| people.get(at).cloned()));
        };
        view! { <List id="who" label=text::who() none=text::anybody() names chosen /> }
    };
    let rules = Memo::new(move |_| statistics.with(all_rules));
    let which = move || {
        let all = rules.get();
        let names: Vec<String> = all.iter().map(|it| rule_sets::name(it)).collect();
        let chosen = move |place: Option<usize>| {
            filter.update(|it| it.rules = place.and_then(|at| all.get(at).cloned()));
        };
        view! { <List id="rules" label=text::rules() none=text::any_rules() names chosen /> }
    };
    let [(any, _), times @ ..] = text::times();
    let (names, times): (Vec<String>, Vec<u64>) = times.into_iter().unzip();
    let choose_time = move |place: Option<usize>| {
        let days = place.and_then(|at| times.get(at));
        let since = days.map(|days| browser::now_ms().saturating_sub(days * DAY));
        filter.update(|it| it.since = since);
    };
    let write_least = move |event| {
        let least = event_target_value(&event).trim().parse().ok();
        filter.update(|it| it.least = least);
    };
    view! {
        <div class="finding" role="group" aria-label=text::find()>
            <div>{replaced(who)}</div>
            <div>{replaced(which)}</div>
            <List id="when" label=text::when() none=any names chosen=choose_time />
            <Labelled label=text::least()>
                <input
                    id="least"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    on:input=write_least
                />
            </Labelled>
        </div>
    }
}

/// A list to choose one of several things, by index, or none.
#[component]
fn List(
    /// Its id in the page.
    id: &'static str,
    /// What it asks for.
    #[prop(into)]
    label: String,
    /// The words for none.
    #[prop(into)]
    none: String,
    /// The words for the things.
    #[prop(into)]
    names: Vec<String>,
    /// What happens with the choice.
    mut chosen: impl FnMut(Option<usize>) + Send + 'static,
) -> impl IntoView {
    let names = names.into_iter().enumerate();
    let names = names.map(|(place, name)| (place.to_string(), name));
    let options: Vec<_> = std::iter::once((String::new(), none))
        .chain(names)
        .collect();
    let choose = move |place: String| chosen(place.parse().ok());
    view! {
        <Labelled label>
            <Select id options first="" choose />
        </Labelled>
    }
}

/// Returns the rule sets of the catalogue, and the others that were played.
fn all_rules(all: &Summaries) -> Vec<Arc<RuleSet>> {
    catalogue::and_others(all.games().map(|(_, game)| &game.rules))
}

/// Returns the people who finished a game, those with the most games first.
fn people(all: &Summaries) -> Vec<String> {
    let mut games: BTreeMap<&str, u32> = BTreeMap::new();
    for (_, game) in all.games() {
        for seat in &game.seats {
            if PlayerKey::of(&seat.seat).is_person() {
                *games.entry(&seat.seat.name).or_default() += 1;
            }
        }
    }
    let mut people: Vec<(&str, u32)> = games.into_iter().collect();
    people.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    people
        .into_iter()
        .map(|(name, _)| name.to_owned())
        .collect()
}
