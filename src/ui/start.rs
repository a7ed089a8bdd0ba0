//! How a game starts: from a setup, to the table.

use std::sync::Arc;

use leptos::prelude::Update;

use super::browser;
use super::device::Device;
use super::route::Route;
use super::table;
use crate::game::{Game, Seat, Setup, Start, Strength};
use crate::rules::catalogue;
use crate::storage::Settings;
use crate::text::{bots, names};

/// Remembers the setup, begins a game of it, and shows its table.
pub fn start(device: Device, setup: Setup) {
    device
        .settings
        .update(|settings| settings.remember_setup(&setup));
    let id = table::begin(device, Game::new(setup));
    browser::set_hash(&Route::Game(id).href());
}

/// The setup of the last game; for a stranger, one person and a computer under the official rules.
pub fn next_setup(settings: &Settings) -> Option<Setup> {
    let last = settings.last.as_ref().and_then(|last| last.setup());
    last.or_else(|| {
        let known = settings.table.first().map(String::as_str);
        let mut names = known.into_iter().chain([names::YOU]);
        names.find_map(against_computer)
    })
}

fn against_computer(name: &str) -> Option<Setup> {
    let strengths = [Strength::Casual];
    let computers = bots::names(&[name], &strengths);
    let computers = computers.iter().zip(strengths);
    let computers = computers.map(|(name, strength)| Seat::computer(name, strength));
    let seats = [Seat::person(name)].into_iter().chain(computers).collect();
    let rules = Arc::new(catalogue::DEFAULT.clone());
    Setup::new(rules, seats, Start::Seating, None).ok()
}
