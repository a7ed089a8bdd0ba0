//! The page: the current screen, and what surrounds every screen.

use leptos::prelude::*;

use super::announcer::Announcer;
use super::bests::BestTotals;
use super::browser::{self, LiveRegions};
use super::components::{Notices, replaced, unloaded};
use super::language::Spoken;
use super::late::{LateFile, LatePart, late_part, provide_late};
use super::preferences::open_preferences;
use super::route::{Address, Route};
use super::screens::{GameScreen, HomeScreen, NowhereScreen};
use super::solver_worker::SolverWorker;
use super::store::Store;

/// Starts the app. `late` loads the code that the first roll does not need.
pub fn mount(late: LateFile) {
    leptos::mount::mount_to(browser::root(), move || view! { <App late /> }).forget();
}

/// The whole page.
#[component]
fn App(
    /// Loads the code that the first roll does not need.
    late: LateFile,
) -> impl IntoView {
    let store = Store::open();
    let settings = open_preferences(store);
    let announcer = Announcer::open();
    let spoken = Spoken::at_start();
    provide_context(spoken);
    provide_context(BestTotals::new());
    provide_context(SolverWorker::new());
    provide_late(late);
    let address = Address::open();
    let update = RwSignal::new(false);
    browser::watch_for_updates(move || update.set(true));
    browser::watch_taps();
    browser::watch_size();
    browser::watch_for_sound(move || settings.with_untracked(|it| it.sound));
    browser::watch_keys();
    let shown = Memo::new(move |_| (spoken.language(), address.route()));
    let visit = Memo::new(move |before| {
        shown.track();
        before.map_or(0, |before| before + 1)
    });
    view! {
        {replaced(move || {
            spoken.language();
            view! { <Notices update=update.read_only() /> }
        })}
        // Another address or language ends the screen before. The key is new each time, so that no element stays, nor what
        // somebody has typed or scrolled there.
        {move || {
            let (_, route) = shown.get();
            announcer.clear();
            announcer.clear_now();
            // What was said on another screen is of no interest on this one.
            view! {
                <For each=move || [visit.get_untracked()] key=|visit| *visit let:_visit>
                    {untrack(|| screen(route.clone()))}
                </For>
            }
        }}
        <LiveRegions polite=announcer.polite() assertive=announcer.assertive() />
    }
}

/// The screen of an address.
fn screen(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <HomeScreen /> }.into_any(),
        Route::Game(id) => view! { <GameScreen id /> }.into_any(),
        Route::Arrived(id) => view! { <GameScreen id arrived=true /> }.into_any(),
        Route::Nowhere => view! { <NowhereScreen /> }.into_any(),
        Route::New(_)
        | Route::Review(..)
        | Route::Shared(_)
        | Route::Share(_)
        | Route::ByLink
        | Route::Friends
        | Route::Live
        | Route::LiveGame(_)
        | Route::LiveCode(_)
        | Route::Challenges
        | Route::Challenge(..)
        | Route::Finished
        | Route::Statistics(_)
        | Route::Skill(_)
        | Route::Practice
        | Route::Practise
        | Route::TodaysFive
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
        | Route::Tournament(_) => late_screen(route).into_any(),
    }
}

/// Shows the late screen of an address, or that it did not load.
fn late_screen(route: Route) -> AnyView {
    late_part(LatePart::Screen(route), unloaded)
}
