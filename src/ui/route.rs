//! The address of a screen: the part after the `#`, so that any static host serves every screen from one file. Only this
//! file and `lazy_route.rs` know addresses.
//!
//! `leptos_router` reads the path and not the part after the `#` (its issue 2184), so the page has this small router.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;

use super::browser;
use super::lazy_route::LazyRoute;
use rollkeep_app::link;
use rollkeep_app::storage::RecordId;

/// A screen and what it shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// The home screen.
    Home,
    /// A game, in play or finished.
    Game(RecordId),
    /// A game that has just come here, in a link or from a live game: whoever opened it holds the device. Its address is that
    /// of the game.
    Arrived(RecordId),
    /// A screen that the first roll does not need.
    Lazy(LazyRoute),
    /// An unknown address.
    Nowhere,
}

/// An address that leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAddress;

/// The route of this page and the one before it, as a context. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct Address(RwSignal<Route>, StoredValue<Option<Route>>);

/// Reads the address of the page, follows it, and provides it.
pub fn provide_address() -> Address {
    let here = || browser::hash().parse().unwrap_or(Route::Nowhere);
    let address = Address(RwSignal::new(here()), StoredValue::new(None));
    provide_context(address);
    browser::follow_history(move || {
        let now = here();
        let came = address.0.with_untracked(|shown| match (shown, &now) {
            (Route::Arrived(shown), Route::Game(id)) => shown == id,
            _ => false,
        });
        if !came {
            address.1.set_value(Some(address.0.get_untracked()));
            address.0.set(now);
        }
        browser::scroll_to_top();
    });
    address
}

/// Returns the address of this page.
pub fn use_address() -> Address {
    expect_context::<Address>()
}

impl Address {
    /// Returns the route, and follows it.
    pub fn route(self) -> Route {
        self.0.get()
    }

    /// Returns the game from which somebody has come to this screen.
    pub fn game_before(self) -> Option<RecordId> {
        match self.1.get_value() {
            Some(Route::Game(id) | Route::Arrived(id)) => Some(id),
            _ => None,
        }
    }

    /// Goes to a game that has just come here. A reload shows it like any other game.
    pub fn arrive(self, id: RecordId) {
        let route = Route::Arrived(id);
        self.0.set(route.clone());
        route.go();
    }
}

impl Route {
    /// Goes to this screen.
    pub fn go(&self) {
        browser::set_hash(&self.to_string());
    }

    /// Goes to this screen, which takes the place of the one before: *Back* does not lead there.
    pub fn go_instead(&self) {
        browser::replace_hash(&self.to_string());
    }
}

impl From<LazyRoute> for Route {
    fn from(route: LazyRoute) -> Route {
        Route::Lazy(route)
    }
}

impl FromStr for Route {
    type Err = UnknownAddress;

    /// Reads an address, also one that other programs have encoded; any text is safe.
    fn from_str(hash: &str) -> Result<Route, UnknownAddress> {
        let hash = link::decode_address(hash);
        let address = hash.trim_start_matches('#').trim_matches('/');
        let first = match address.split_once('/') {
            None if address.is_empty() => Some(Route::Home),
            Some(("game", id)) => RecordId::parse(id).map(Route::Game),
            _ => None,
        };
        first
            .or_else(|| LazyRoute::read(address).map(Route::Lazy))
            .ok_or(UnknownAddress)
    }
}

impl Display for Route {
    /// Writes the address, as links have it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home | Route::Nowhere => f.write_str("#/"),
            Route::Game(id) | Route::Arrived(id) => write!(f, "#/game/{id}"),
            Route::Lazy(route) => route.fmt(f),
        }
    }
}
