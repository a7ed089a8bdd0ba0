//! The fields that filter finished games.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::ui::background::Background;
use crate::ui::browser::{self, El, el, value_of};
use crate::ui::components::{labelled, select};
use rollkeep_core::rules::catalogue;
use rollkeep_core::statistics::{Filter, PlayerKey, Summaries};
use rollkeep_core::text::{names, rule_sets, statistics as text};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Fields for the player, the rules, the date and the total.
pub fn find(filter: RwSignal<Filter>) -> El {
    let statistics = Background::here().statistics;
    let people = Memo::new(move |_| statistics.with(people));
    let who = el("div").live_by(
        move || people.get(),
        move |people| {
            let shown = people.iter().map(|name| names::shown(name).into_owned());
            let list = list("who", &text::anybody(), shown.collect(), move |place| {
                filter.update(|it| it.person = place.and_then(|at| people.get(at).cloned()));
            });
            labelled(&text::who(), list)
        },
    );
    let rules = catalogue::ALL.map(|rules| rule_sets::name(&rules.id));
    let rules = list("rules", &text::any_rules(), rules.into(), move |place| {
        let found = place.and_then(|at| catalogue::ALL.get(at));
        filter.update(|it| it.rules = found.map(|rules| rules.id.to_string()));
    });
    let [(any, _), times @ ..] = text::times();
    let (names, times): (Vec<String>, Vec<u64>) = times.into_iter().unzip();
    let when = list("when", &any, names, move |place| {
        let days = place.and_then(|at| times.get(at));
        let since = days.map(|days| browser::now_ms().saturating_sub(days * DAY));
        filter.update(|it| it.since = since);
    });
    let least = el("input")
        .id("least")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .on("input", move |event| {
            let least = value_of(&event).trim().parse().ok();
            filter.update(|it| it.least = least);
        });
    el("div.finding")
        .attr("role", "group")
        .attr("aria-label", text::find())
        .child([
            who,
            labelled(&text::rules(), rules),
            labelled(&text::when(), when),
            labelled(&text::least(), least),
        ])
}

/// A list to choose one of these, by index, or none.
fn list(
    id: &str,
    none: &str,
    names: Vec<String>,
    mut chosen: impl FnMut(Option<usize>) + 'static,
) -> El {
    let names = names.iter().enumerate();
    let names = names.map(|(place, name)| (place.to_string(), name.clone()));
    let options = std::iter::once((String::new(), none.to_owned())).chain(names);
    select(options, "", move |place| chosen(place.parse().ok())).id(id)
}

/// Returns the people who finished a game, those with the most games first.
fn people(all: &Summaries) -> Vec<String> {
    let mut games: BTreeMap<&str, u32> = BTreeMap::new();
    for (_, game) in all.games() {
        for seat in &game.seats {
            if PlayerKey::of(&seat.seat).strength().is_none() {
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
