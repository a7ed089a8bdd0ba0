//! The page: the current screen, and what surrounds every screen.

use leptos::prelude::*;

use super::announcer::provide_announcer;
use super::bests::provide_best_totals;
use super::browser::{self, LiveRegions};
use super::components::{Notices, replaced, unloaded_screen};
use super::language::provide_language;
use super::lazy::{Lazy, parts, provide_lazy};
use super::preferences::provide_preferences;
use super::route::{Route, provide_address};
use super::screens::{GameScreen, HomeScreen, NowhereScreen};
use super::solver_worker::provide_solver_worker;
use super::store::provide_store;

/// Starts the app.
pub fn mount() {
    leptos::mount::mount_to(browser::root(), || view! { <App /> }).forget();
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let store = provide_store();
    let settings = provide_preferences(store);
    let announcer = provide_announcer();
    let spoken = provide_language();
    provide_best_totals();
    provide_solver_worker();
    provide_lazy();
    let address = provide_address();
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
        // Another address or language ends the screen before. `For` with one item and a new key removes all of its elements, with
        // what somebody has typed or scrolled there; a closure alone would keep those that are alike.
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
        Route::Lazy(route) => view! {
            <Lazy load=parts::screen unloaded=unloaded_screen let:screen>
                {screen(route.clone())}
            </Lazy>
        }
        .into_any(),
    }
}
