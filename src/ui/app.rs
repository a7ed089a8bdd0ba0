//! The page: which screen is shown, and what is shown around every screen.

use leptos::prelude::*;

use super::browser;
use super::components::Notices;
use super::device::Device;
use super::route::Route;
use super::screens::{
    FinishedScreen, GameScreen, HomeScreen, NewGameScreen, NowhereScreen, PracticeScreen,
    RulesScreen, SettingsScreen,
};

/// Puts the app on the page.
pub fn mount() {
    leptos::mount::mount_to(browser::root(), || view! { <App/> }).forget();
}

#[component]
fn App() -> impl IntoView {
    let device = Device::open();
    provide_context(device);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    let changes = window_event_listener(leptos::ev::hashchange, move |_| {
        route.set(Route::parse(&browser::hash()));
        browser::scroll_to_top();
    });
    on_cleanup(move || changes.remove());
    browser::watch_for_updates(move || device.update.set(true));

    view! {
        <Notices/>
        {move || match route.get() {
            Route::Home => view! { <HomeScreen/> }.into_any(),
            Route::New => view! { <NewGameScreen/> }.into_any(),
            Route::Game(id) => view! { <GameScreen id/> }.into_any(),
            Route::Finished => view! { <FinishedScreen/> }.into_any(),
            Route::Practice => view! { <PracticeScreen/> }.into_any(),
            Route::Rules(rules) => view! { <RulesScreen rules/> }.into_any(),
            Route::Settings => view! { <SettingsScreen/> }.into_any(),
            Route::Nowhere => view! { <NowhereScreen/> }.into_any(),
        }}
        <div id="polite" class="aloud" aria-live="polite">{device.polite}</div>
        <div id="assertive" class="aloud" aria-live="assertive">{device.assertive}</div>
    }
}
