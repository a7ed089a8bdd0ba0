//! What is of this device and not of one game: the store, the settings, and what is said aloud.

use std::time::Duration;

use leptos::prelude::*;

use super::browser::{self, LocalBackend, follow};
use super::sound::Sound;
use crate::storage::{Motion, Record, RecordId, SaveStore, Settings, StorageError, Theme};
use crate::text::home;

/// All saves of this browser.
pub type DeviceStore = SaveStore<LocalBackend>;

/// How often it is tried to save what found no room.
const AGAIN: Duration = Duration::from_secs(10);

/// What is of this device. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Device {
    store: StoredValue<DeviceStore, LocalStorage>,
    /// What the player has chosen.
    pub settings: RwSignal<Settings>,
    /// The settings as they are saved.
    saved: StoredValue<Settings>,
    /// The browser was asked not to clear what is saved.
    asked_to_persist: StoredValue<bool>,
    /// Nothing was ever saved here: nobody knows an earlier version.
    newcomer: StoredValue<bool>,
    fault: RwSignal<Option<StorageError>>,
    copies: RwSignal<usize>,
    aside: RwSignal<usize>,
    polite: RwSignal<String>,
    assertive: RwSignal<String>,
    update: RwSignal<bool>,
    /// A game that has just come in a link, so that whoever opened it need not be handed the device.
    pub arrived: StoredValue<Option<RecordId>>,
}

impl Device {
    /// The player has read that copies were made.
    pub fn forget_copies(&self) {
        self.copies.set(0);
    }

    /// A newer version of the page waits.
    pub fn offer_update(&self) {
        self.update.set(true);
    }

    /// What screen readers were told politely is no longer true.
    pub fn clear_polite(&self) {
        self.polite.set(String::new());
    }

    /// What screen readers were told at once is no longer true.
    pub fn clear_assertive(&self) {
        self.assertive.set(String::new());
    }

    /// What is wrong with the storage, if something is.
    pub fn fault(&self) -> ReadSignal<Option<StorageError>> {
        self.fault.read_only()
    }

    /// How many copies this tab has made because another one went on with what was only in memory here.
    pub fn copies(&self) -> ReadSignal<usize> {
        self.copies.read_only()
    }

    /// How many saves were set aside because they could not be read.
    pub fn aside(&self) -> ReadSignal<usize> {
        self.aside.read_only()
    }

    /// Read by screen readers when they have time.
    pub fn polite(&self) -> ReadSignal<String> {
        self.polite.read_only()
    }

    /// Read by screen readers at once.
    pub fn assertive(&self) -> ReadSignal<String> {
        self.assertive.read_only()
    }

    /// A new version waits to be put in place.
    pub fn update(&self) -> ReadSignal<bool> {
        self.update.read_only()
    }

    /// Opens the store, reads the settings and keeps them saved.
    pub fn open() -> Device {
        let store = SaveStore::new(LocalBackend);
        let newcomer = store.is_empty();
        let settings = store.settings().load();
        let device = Device {
            store: StoredValue::new_local(store),
            saved: StoredValue::new(settings.clone()),
            settings: RwSignal::new(settings),
            asked_to_persist: StoredValue::new(false),
            newcomer: StoredValue::new(newcomer),
            copies: RwSignal::new(0),
            fault: RwSignal::new(None),
            aside: RwSignal::new(0),
            polite: RwSignal::default(),
            assertive: RwSignal::default(),
            update: RwSignal::new(false),
            arrived: StoredValue::new(None),
        };
        device.note_troubles();
        device.watch();
        follow(move || {
            let settings = device.settings.get();
            browser::set_look("data-theme", theme(settings.theme));
            let look = settings.table_look;
            browser::set_look("data-look", Some(look.id()));
            browser::set_bar(theme(settings.theme), look.id());
            browser::set_look("data-motion", motion(settings.motion));
            browser::set_look("data-hand", settings.left_handed.then_some("left"));
            device.save_settings(&settings);
        });
        device
    }

    /// Saves what was changed here; what other tabs have changed comes along.
    fn save_settings(&self, settings: &Settings) {
        let before = self.saved.get_value();
        if before != *settings {
            let now = self.store(|store| store.settings().save(&before, settings));
            self.adopt(now);
        }
    }

    fn adopt(&self, saved: Settings) {
        self.saved.set_value(saved.clone());
        if self.settings.get_untracked() != saved {
            self.settings.set(saved);
        }
    }

    /// Follows what other tabs save, and saves what found no room as soon as there is some.
    fn watch(&self) {
        let device = *self;
        browser::on_window("storage", move |event| {
            device.store(|store| {
                store.changed_elsewhere(browser::saved_key(&event).as_deref());
                store.flush()
            });
        });
        browser::on_save(
            |it| *it == Record::Settings,
            move || device.adopt(device.store(|store| store.settings().load())),
        );
        // A page that was kept as it was left has missed all events.
        browser::on_window("pageshow", |event| {
            if browser::is_return(&event) {
                browser::announce("storage");
            }
        });
        let again = move || {
            if device.fault.get_untracked().is_some() && device.store(|store| store.flush()) {
                browser::announce("storage");
            }
        };
        browser::on_window("visibilitychange", move |_| again());
        set_interval(again, AGAIN);
    }

    /// Something worth keeping has been saved: the browser is asked, once, not to clear it when room gets scarce.
    pub fn ask_to_persist(&self) {
        if !self.asked_to_persist.get_value() {
            self.asked_to_persist.set_value(true);
            browser::persist();
        }
    }

    /// The one of this page.
    pub fn here() -> Device {
        expect_context::<Device>()
    }

    /// Asks or changes the store, and notes what is wrong with the storage afterwards.
    pub fn store<T>(&self, ask: impl FnOnce(&DeviceStore) -> T) -> T {
        let answer = self.store.with_value(ask);
        let (fault, copies) = (self.store).with_value(|store| (store.fault(), store.take_copies()));
        if fault != self.fault.get_untracked() {
            self.fault.set(fault);
        }
        if copies > 0 {
            self.copies.update(|all| *all += copies);
            // What is on screen may be what was copied.
            set_timeout(|| browser::announce("storage"), Duration::ZERO);
        }
        self.welcome_newcomer();
        answer
    }

    /// With the first thing that is saved for a newcomer, whatever it is, the version they begin with is noted: nothing
    /// in it is news to them.
    fn welcome_newcomer(&self) {
        if !self.newcomer.get_value() || self.store.with_value(SaveStore::is_empty) {
            return;
        }
        self.newcomer.set_value(false);
        let settings = self.settings;
        // Somebody may be looking at the settings just now.
        let note = move || settings.update(|it| it.news_read = Some(home::VERSION.to_owned()));
        set_timeout(note, Duration::ZERO);
    }

    /// Counts what was set aside, after something was read.
    pub fn note_troubles(&self) {
        let aside = self.store(|store| store.quarantine().count());
        if aside != self.aside.get_untracked() {
            self.aside.set(aside);
        }
    }

    /// Plays a sound and vibrates, as far as the settings say so.
    pub fn sound(&self, sound: Sound) {
        let (heard, felt) = self.settings.with_untracked(|it| (it.sound, it.vibration));
        if heard {
            browser::play_notes(&sound.notes());
        }
        if felt && let Some(length) = sound.buzz() {
            browser::vibrate(length);
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

/// A text that is announced again must differ from the one before: by a space that is not read out.
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
