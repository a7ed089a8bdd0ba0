//! The page: the current screen, and what surrounds every screen.

use leptos::prelude::*;

use super::bests::BestTotals;
use super::browser::{self, El};
use super::components::notices;
use super::device::Device;
use super::language::Spoken;
use super::late::{LateFile, late_screen, provide_late};
use super::route::Route;
use super::screens::{game_screen, home_screen, nowhere_screen};
use super::solver::Solver;

/// Starts the app. `late` loads the code that the first roll does not need.
pub fn mount(late: LateFile) {
    browser::mount(move |root| app(root, late));
}

/// Fills the root of the page.
fn app(root: El, late: LateFile) {
    let device = Device::open();
    provide_context(device);
    let spoken = Spoken::at_start(device);
    provide_context(spoken);
    provide_context(BestTotals::new());
    provide_context(Solver::new());
    provide_late(late);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    browser::on_window("hashchange", move |_| {
        route.set(Route::parse(&browser::hash()));
        browser::scroll_to_top();
    });
    browser::watch_for_updates(move || device.offer_update());
    browser::watch_taps();
    browser::watch_size();
    browser::watch_for_sound(move || device.settings.with_untracked(|it| it.sound));
    browser::watch_keys();
    root.live_by(move || spoken.language(), |_| notices())
        .live_by(
            move || (spoken.language(), route.get()),
            |(_, route)| screen(route),
        )
        .child(browser::live_regions(
            move || device.polite().get(),
            move || device.assertive().get(),
        ));
}

fn screen(route: Route) -> El {
    match route {
        Route::Home => home_screen(),
        Route::Game(id) => game_screen(&id),
        Route::Nowhere => nowhere_screen(),
        Route::New
        | Route::Review(..)
        | Route::Shared(_)
        | Route::Share(_)
        | Route::Live
        | Route::LiveGame(_)
        | Route::LiveCode(_)
        | Route::Challenges
        | Route::Challenge(..)
        | Route::Finished
        | Route::Statistics(_)
        | Route::Skill(_)
        | Route::Practice
        | Route::FairDice
        | Route::RealDice
        | Route::RealGame(_)
        | Route::Calculator
        | Route::Explore
        | Route::Players
        | Route::Player(_)
        | Route::Daily(_)
        | Route::Rules(_)
        | Route::Paper(_)
        | Route::PaperGame(_)
        | Route::PaperReal(_)
        | Route::Settings
        | Route::Arena
        | Route::Tournament(_) => late_screen(route),
    }
}
