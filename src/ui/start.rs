//! Starting a game.

use std::sync::Arc;

use leptos::prelude::*;

use super::preferences::preferences;
use super::route::Route;
use super::store::Store;
use super::table;
use super::usual_rules::usual_rules;
use rollkeep_core::game::{Game, Seat, Setup, Start, Strength};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::statistics::PlayerKey;
use rollkeep_core::storage::Settings;
use rollkeep_core::text::{bots, names};

/// What starts games.
#[derive(Clone, Copy)]
pub struct Starter {
    store: Store,
    settings: RwSignal<Settings>,
}

impl Starter {
    /// Returns the starter of this page.
    pub fn here() -> Starter {
        Starter {
            store: Store::here(),
            settings: preferences(),
        }
    }

    /// Remembers the setup, begins a game, and shows its table.
    pub fn start(self, setup: Setup) {
        (self.settings).update(|settings| settings.remember_setup(&setup));
        let id = table::begin(self.store, Game::new(setup));
        Route::Game(id).go();
    }
}

/// Returns the setup of the last game; for a new user, one person against a computer under the [usual rules](usual_rules).
pub fn next_setup(settings: &Settings) -> Option<Setup> {
    let last = settings.last.as_ref().and_then(|last| last.setup());
    last.or_else(|| {
        let known = settings.table.first().map(String::as_str);
        let mut names = known.into_iter().chain([names::YOU]);
        let rules = usual_rules(settings);
        names.find_map(|name| against_computer(&rules, name))
    })
}

fn against_computer(rules: &Arc<RuleSet>, name: &str) -> Option<Setup> {
    let casual = PlayerKey::of(&Seat::computer("", Strength::Casual));
    between(rules, [&PlayerKey::Person(name.to_owned()), &casual])
}

/// Returns the setup of a game between these two; the first one starts. `None` if the rules do not allow it.
pub fn between(rules: &Arc<RuleSet>, players: [&PlayerKey; 2]) -> Option<Setup> {
    let people: Vec<&str> = { players.iter() }
        .filter_map(|it| match it {
            PlayerKey::Person(name) => Some(name.as_str()),
            PlayerKey::Computer(_) => None,
        })
        .collect();
    let computers: Vec<Strength> = players.iter().filter_map(|it| it.strength()).collect();
    let mut names = bots::names(&people, &computers).into_iter();
    let seats = players.map(|it| match (it, it.strength()) {
        (PlayerKey::Person(name), _) => Some(Seat::person(name)),
        (PlayerKey::Computer(_), strength) => Some(Seat::computer(&names.next()?, strength?)),
    });
    let seats = seats.into_iter().collect::<Option<Vec<Seat>>>()?;
    Setup::new(rules.clone(), seats, Start::Seating, None).ok()
}
