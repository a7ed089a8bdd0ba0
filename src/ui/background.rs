//! What lazy screens share. It lives until the page is closed, so a tournament goes on while the player is on another screen.

use leptos::prelude::*;

use super::arena::Arena;
use super::browser;
use super::entered::Entered;
use super::judge::Judge;
use super::live::Live;
use super::openings_list::OpeningsList;
use super::practised::Practised;
use super::solver_worker::use_solver_worker;
use super::statistics::Statistics;
use rollkeep_rules::catalogue;

/// What lazy screens share. Copies share their state.
#[derive(Clone, Copy)]
pub struct Background {
    /// The current tournament.
    pub arena: Arena,
    /// The live game and its connection.
    pub live: Live,
    /// The statistics of the finished games.
    pub statistics: Statistics,
    /// The judgements of their decisions.
    pub judge: Judge,
    /// The dice entered by hand.
    pub entered: Entered,
    /// How the list of first rolls is shown.
    pub openings: OpeningsList,
    /// What is practised, and by whom.
    pub practised: Practised,
}

/// Starts it once, for the current owner and the lazy screens below it.
pub fn provide_background() {
    if use_context::<Background>().is_some() {
        return;
    }
    let statistics = Statistics::new();
    let background = Background {
        arena: Arena::new(),
        live: Live::new(),
        statistics,
        judge: Judge::new(statistics),
        entered: Entered::none(catalogue::default().dice),
        openings: OpeningsList::whole(),
        practised: Practised::usual(),
    };
    browser::start_spatial_navigation();
    use_solver_worker().begin();
    background.arena.watch();
    background.live.watch();
    provide_context(background);
}

/// Returns the background of this page. Only lazy screens may call this: it panics before the first of them.
pub fn use_background() -> Background {
    expect_context::<Background>()
}
