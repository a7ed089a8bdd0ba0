//! The settings of this device.

use leptos::prelude::*;

use super::browser::{self, follow};
use super::store::Store;
use rollkeep_app::storage::{Kind, Motion, SaveStore, Settings, Theme};
use rollkeep_words::home;

/// The settings in the store. Each change is written there, and whoever reads the settings follows the store. Copies refer to the
/// same settings.
#[derive(Clone, Copy)]
pub struct Preferences {
    store: Store,
    settings: Memo<Settings>,
}

/// Returns the settings of this page.
pub fn use_preferences() -> Preferences {
    expect_context::<Preferences>()
}

/// Provides the settings to the page, and lets the page look as they say.
pub fn provide_preferences(store: Store) -> Preferences {
    let newcomer = store.read(SaveStore::is_empty);
    let load =
        move |_: Option<&Settings>| store.ask(Kind::Settings, |store| store.settings().load());
    let preferences = Preferences {
        store,
        settings: Memo::new(load),
    };
    provide_context(preferences);
    follow(move || preferences.with(show));
    if newcomer {
        preferences.skip_old_news();
    }
    preferences
}

impl Preferences {
    /// Reads the settings, and follows changes by this tab or another.
    pub fn with<T>(&self, read: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with(read)
    }

    /// Reads the settings once.
    pub fn with_untracked<T>(&self, read: impl FnOnce(&Settings) -> T) -> T {
        self.settings.with_untracked(read)
    }

    /// Changes the settings and saves them.
    pub fn update(&self, change: impl FnOnce(&mut Settings)) {
        self.store.write(|store| store.settings().change(change));
    }

    /// On a new device: with the first save, its user has seen this version, and needs no news about it.
    fn skip_old_news(self) {
        let mut waits = true;
        follow(move || {
            self.store.track_all(&Kind::ALL);
            if waits && !self.store.read(SaveStore::is_empty) {
                waits = false;
                self.update(|settings| settings.news_read = Some(home::VERSION.to_owned()));
            }
        });
    }
}

/// Shows the page as these settings want it.
fn show(settings: &Settings) {
    let (theme, look) = (theme(settings.theme), settings.table_look.id());
    browser::set_look("data-theme", theme);
    browser::set_look("data-look", Some(look));
    browser::set_bar(theme, look);
    browser::set_look("data-motion", motion(settings.motion));
    browser::set_look("data-hand", settings.left_handed.then_some("left"));
}

fn theme(theme: Theme) -> Option<&'static str> {
    match theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    }
}

fn motion(motion: Motion) -> Option<&'static str> {
    match motion {
        Motion::System => None,
        Motion::Off => Some("off"),
    }
}
