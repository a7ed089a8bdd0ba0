//! The page: which screen is shown, and what is shown around every screen.

use leptos::prelude::*;

use super::bests::Bests;
use super::browser::{self, El};
use super::components::notices;
use super::device::Device;
use super::late::{Load, late_screen};
use super::route::Route;
use super::screens::{game_screen, home_screen, new_game_screen, nowhere_screen, rules_screen};
use super::solver::Solver;

/// Puts the app on the page. Screens that the first roll does not need are loaded as `load` says.
pub fn mount(load: Load) {
    browser::mount(move |root| app(root, load));
}

/// Fills the root of the page.
fn app(root: El, load: Load) {
    let page = Owner::current().unwrap_or_default();
    let device = Device::open();
    provide_context(device);
    provide_context(Bests::new(device));
    provide_context(Solver::new());
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
        .live_by(move || route.get(), move |route| screen(route, load, &page))
        .child(browser::live_regions(
            move || device.polite.get(),
            move || device.assertive.get(),
        ));
}

fn screen(route: Route, load: Load, page: &Owner) -> El {
    match route {
        Route::Home => home_screen(),
        Route::New => new_game_screen(),
        Route::Game(id) => game_screen(&id),
        Route::Rules(rules) => rules_screen(rules),
        Route::Nowhere => nowhere_screen(),
        Route::Review(..)
        | Route::Shared(_)
        | Route::Share(_)
        | Route::Finished
        | Route::Practice
        | Route::Explore
        | Route::Players
        | Route::Player(_)
        | Route::Settings
        | Route::Arena
        | Route::Tournament(_) => late_screen(route, load, page.clone()),
    }
}
