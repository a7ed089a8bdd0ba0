//! The settings of this device, as one signal.

use leptos::prelude::*;

use super::browser::{self, follow};
use super::store::Store;
use rollkeep_app::storage::{Kind, Motion, SaveStore, Settings, Theme};
use rollkeep_words::home;

/// The signal of the settings, as a context.
#[derive(Clone, Copy)]
struct Preferences(RwSignal<Settings>);

/// Returns the settings of this page. They are saved whenever they change, and follow those of other tabs.
pub fn use_preferences() -> RwSignal<Settings> {
    expect_context::<Preferences>().0
}

/// Reads the settings, and provides them to the page.
pub fn provide_preferences(store: Store) -> RwSignal<Settings> {
    let mut newcomer = store.read(SaveStore::is_empty);
    let saved = StoredValue::new(store.read(|store| store.settings().load()));
    let settings = RwSignal::new(saved.get_value());
    provide_context(Preferences(settings));
    let adopt = move |now: Settings| {
        saved.set_value(now.clone());
        if settings.with_untracked(|here| *here != now) {
            settings.set(now);
        }
    };
    let save = move || {
        let (before, here) = (saved.get_value(), settings.get());
        let differs = before != here;
        if differs {
            // Other tabs may have changed other fields.
            adopt(store.write(|store| store.settings().save(&before, &here)));
        }
        differs
    };
    follow(move || {
        save();
    });
    store.on_change([Kind::Settings], move || {
        // What was chosen here a moment ago is saved first.
        if !save() {
            adopt(store.read(|store| store.settings().load()));
        }
    });
    follow(move || settings.with(show));
    // With the first save on a new device, its user has seen this version, and needs no news about it.
    follow(move || {
        store.track_all(&Kind::ALL);
        if newcomer && !store.read(SaveStore::is_empty) {
            newcomer = false;
            settings.update(|it| it.news_read = Some(home::VERSION.to_owned()));
        }
    });
    settings
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
