//! What is of this device and not of one game: the store, the settings, and what is said aloud.

use leptos::prelude::*;

use super::browser::{self, LocalBackend, follow};
use crate::storage::{FallbackBackend, Motion, SaveStore, Settings, StorageError, Theme};

/// All saves, with a net for a browser that cannot keep them.
pub type DeviceStore = SaveStore<FallbackBackend<LocalBackend>>;

/// What is of this device. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Device {
    store: StoredValue<DeviceStore, LocalStorage>,
    /// What the player has chosen.
    pub settings: RwSignal<Settings>,
    /// What is wrong with the storage, if something is.
    pub fault: RwSignal<Option<StorageError>>,
    /// How many saves were set aside because they could not be read.
    pub aside: RwSignal<usize>,
    /// Read by screen readers when they have time.
    pub polite: RwSignal<String>,
    /// Read by screen readers at once.
    pub assertive: RwSignal<String>,
    /// A new version waits to be put in place.
    pub update: RwSignal<bool>,
}

impl Device {
    /// Opens the store, reads the settings and keeps them saved.
    pub fn open() -> Device {
        let store = SaveStore::new(FallbackBackend::new(LocalBackend));
        let settings = RwSignal::new(store.settings().unwrap_or_default());
        let device = Device {
            store: StoredValue::new_local(store),
            settings,
            fault: RwSignal::new(None),
            aside: RwSignal::new(0),
            polite: RwSignal::default(),
            assertive: RwSignal::default(),
            update: RwSignal::new(false),
        };
        device.note_troubles();
        let mut before = settings.get_untracked();
        follow(move || {
            let settings = device.settings.get();
            browser::set_look("data-theme", theme(settings.theme));
            browser::set_bar(theme(settings.theme));
            browser::set_look("data-motion", motion(settings.motion));
            if before != settings {
                device.store(|store| store.save_settings(&settings).ok());
                before = settings;
            }
        });
        device
    }

    /// The one of this page.
    pub fn here() -> Device {
        expect_context::<Device>()
    }

    /// Asks or changes the store, and notes what is wrong with the storage afterwards.
    pub fn store<T>(&self, ask: impl FnOnce(&DeviceStore) -> T) -> T {
        let answer = self.store.with_value(ask);
        let fault = self.store.with_value(|store| store.backend().fault());
        if fault != self.fault.get_untracked() {
            self.fault.set(fault);
        }
        answer
    }

    /// Counts what was set aside, after something was read.
    pub fn note_troubles(&self) {
        let aside = self.store(|store| store.quarantined().unwrap_or_default().len());
        if aside != self.aside.get_untracked() {
            self.aside.set(aside);
        }
    }

    /// Says something aloud when there is time.
    pub fn say(&self, text: String) {
        self.polite.set(unlike(&self.polite.get_untracked(), text));
    }

    /// Says something aloud at once: a refusal, a clock that has run out.
    pub fn call_out(&self, text: String) {
        self.assertive
            .set(unlike(&self.assertive.get_untracked(), text));
    }
}

/// A text that is announced again must differ from the one before: by a space nobody hears.
fn unlike(before: &str, text: String) -> String {
    if before == text {
        text + "\u{a0}"
    } else {
        text
    }
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
