//! The page: which screen is shown, and what is shown around every screen.

use leptos::prelude::*;

use crate::rules::catalogue;

use super::arena::Arena;
use super::bests::Bests;
use super::browser::{self, El};
use super::components::{Entered, notices};
use super::device::Device;
use super::route::Route;
use super::screens::{
    arena_screen, explore_screen, finished_screen, game_screen, home_screen, new_game_screen,
    nowhere_screen, player_screen, players_screen, practice_screen, review_screen, rules_screen,
    settings_screen, tournament_screen,
};
use super::solver::Solver;

/// Puts the app on the page.
pub fn mount() {
    browser::mount(app);
}

/// Fills the root of the page.
fn app(root: El) {
    let device = Device::open();
    provide_context(device);
    provide_context(Bests::new(device));
    provide_context(Solver::new());
    provide_context(Entered::none(catalogue::DEFAULT.dice));
    let arena = Arena::new(device);
    arena.listen();
    provide_context(arena);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    browser::on_window("hashchange", move |_| {
        route.set(Route::parse(&browser::hash()));
        browser::scroll_to_top();
    });
    browser::watch_for_updates(move || device.update.set(true));
    browser::watch_taps();
    browser::watch_size();
    browser::watch_for_sound(move || device.settings.with_untracked(|it| it.sound));
    browser::watch_keys();
    root.child(notices())
        .live_by(move || route.get(), |route| screen(&route))
        .child(browser::live_regions(
            move || device.polite.get(),
            move || device.assertive.get(),
        ));
}

fn screen(route: &Route) -> El {
    match route {
        Route::Home => home_screen(),
        Route::New => new_game_screen(),
        Route::Game(id) => game_screen(id),
        Route::Review(id) => review_screen(id),
        Route::Finished => finished_screen(),
        Route::Practice => practice_screen(),
        Route::Explore => explore_screen(),
        Route::Players => players_screen(),
        Route::Player(id) => player_screen(id),
        Route::Rules(rules) => rules_screen(rules),
        Route::Settings => settings_screen(),
        Route::Arena => arena_screen(),
        Route::Tournament(id) => tournament_screen(id),
        Route::Nowhere => nowhere_screen(),
    }
}
