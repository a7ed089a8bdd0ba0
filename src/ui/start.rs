//! Starting a game.

use std::sync::Arc;

use leptos::prelude::*;

use super::lazy_route::LazyRoute;
use super::preferences::{Preferences, use_preferences};
use super::route::{Address, Route, use_address};
use super::store::{Store, use_store};
use super::table;
use super::usual_rules::usual_rules;
use rollkeep_app::statistics::PlayerKey;
use rollkeep_app::storage::Settings;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, Seat, Setup, Start, Strength, YOU};
use rollkeep_words::bots;

/// What starts games.
#[derive(Clone, Copy)]
pub struct Starter {
    store: Store,
    settings: Preferences,
    address: Address,
}

impl Starter {
    /// Returns the starter of this page.
    pub fn new() -> Starter {
        Starter {
            store: use_store(),
            settings: use_preferences(),
            address: use_address(),
        }
    }

    /// Remembers the setup, begins a game, and shows its table. Whoever was "You" in an earlier game gets a name. *Back* does not
    /// lead to the form or to the result with which it was begun: Enter would begin another one.
    pub fn start(self, setup: Setup) {
        let own_name = self.settings.with_untracked(|it| it.own_name.clone());
        let setup = own_name.name_seats(&setup);
        (self.settings).update(|settings| settings.remember_setup(&setup));
        let id = table::begin(self.store, Game::new(setup));
        match untrack(|| self.address.route()) {
            Route::Lazy(LazyRoute::New(_)) | Route::Game(_) | Route::Arrived(_) => {
                Route::Game(id).go_instead()
            }
            _ => Route::Game(id).go(),
        }
    }
}

/// Returns the setup of the last game; for a new user, one person against a computer under the [usual rules](usual_rules).
pub fn next_setup(settings: &Settings) -> Option<Setup> {
    settings.last_setup().or_else(|| {
        let casual = PlayerKey::of(&Seat::computer("", Strength::Casual));
        against(settings, &casual)
    })
}

/// Returns the setup of a game of one person against this player, under the [usual rules](usual_rules).
pub fn against(settings: &Settings, other: &PlayerKey) -> Option<Setup> {
    let mut names = settings.own_name.get().into_iter().chain([YOU]);
    let rules = usual_rules(settings);
    names.find_map(|name| between(&rules, [&PlayerKey::Person(name.to_owned()), other]))
}

/// Returns the setup of a game between these two; the first one starts. `None` if the rules do not allow it.
pub fn between(rules: &Arc<RuleSet>, players: [&PlayerKey; 2]) -> Option<Setup> {
    let people: Vec<&str> = { players.iter() }
        .filter_map(|it| match it {
            PlayerKey::Person(name) => Some(name.as_str()),
            PlayerKey::Computer(_) | PlayerKey::Own(_) => None,
        })
        .collect();
    let computers: Vec<Strength> = players.iter().filter_map(|it| it.strength()).collect();
    let mut names = bots::names(&people, &computers).into_iter();
    let seats = players.map(|it| match (it, it.strength()) {
        (PlayerKey::Person(name), _) => Some(Seat::person(name)),
        (PlayerKey::Own(name), _) => Some(Seat::own_player(name, &people)),
        (PlayerKey::Computer(_), strength) => Some(Seat::computer(&names.next()?, strength?)),
    });
    let seats = seats.into_iter().collect::<Option<Vec<Seat>>>()?;
    Setup::new(rules.clone(), seats, Start::Seating, None).ok()
}
