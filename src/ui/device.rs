//! What belongs to the device and not to one game: the store, the settings, and announcements.

use std::time::Duration;

use leptos::prelude::*;

use super::browser::{self, LocalBackend, follow};
use super::sound::Sound;
use rollkeep_core::storage::{Motion, Record, RecordId, SaveStore, Settings, StorageError, Theme};
use rollkeep_core::text::home;

/// All saves of this browser.
pub type DeviceStore = SaveStore<LocalBackend>;

/// How often the page retries to save what did not fit.
const RETRY: Duration = Duration::from_secs(10);

/// The store, the settings and the announcements of this device. Copies refer to the same device.
#[derive(Clone, Copy)]
pub struct Device {
    store: StoredValue<DeviceStore, LocalStorage>,
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The settings as they are saved.
    saved: StoredValue<Settings>,
    /// Whether the browser was asked not to clear the saves.
    asked_to_persist: StoredValue<bool>,
    /// Whether this device has no saves yet: its user has never seen an earlier version.
    newcomer: StoredValue<bool>,
    fault: RwSignal<Option<StorageError>>,
    copies: RwSignal<usize>,
    aside: RwSignal<usize>,
    polite: RwSignal<String>,
    assertive: RwSignal<String>,
    update: RwSignal<bool>,
    /// A game that has just come in a link: the person who opened it already holds the device.
    pub arrived: StoredValue<Option<RecordId>>,
}

impl Device {
    /// Hides the notice about copies, after the user has read it.
    pub fn forget_copies(&self) {
        self.copies.set(0);
    }

    /// Shows that a newer version of the page waits.
    pub fn offer_update(&self) {
        self.update.set(true);
    }

    /// Clears the polite announcement, because it is not true any more.
    pub fn clear_polite(&self) {
        self.polite.set(String::new());
    }

    /// Clears the assertive announcement, because it is not true any more.
    pub fn clear_assertive(&self) {
        self.assertive.set(String::new());
    }

    /// The error of the storage, if there is one.
    pub fn fault(&self) -> ReadSignal<Option<StorageError>> {
        self.fault.read_only()
    }

    /// How many copies this tab has made, because another tab had continued what was only in memory here.
    pub fn copies(&self) -> ReadSignal<usize> {
        self.copies.read_only()
    }

    /// How many saves were set aside because they could not be read.
    pub fn aside(&self) -> ReadSignal<usize> {
        self.aside.read_only()
    }

    /// The announcement that screen readers read when they have time.
    pub fn polite(&self) -> ReadSignal<String> {
        self.polite.read_only()
    }

    /// The announcement that screen readers read at once.
    pub fn assertive(&self) -> ReadSignal<String> {
        self.assertive.read_only()
    }

    /// Whether a new version waits.
    pub fn update(&self) -> ReadSignal<bool> {
        self.update.read_only()
    }

    /// Opens the store, reads the settings, and saves them whenever they change.
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

    /// Saves the settings that were changed here, and adopts those that other tabs have changed.
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

    /// Follows what other tabs save, and retries to save what did not fit.
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
        // A page that comes back from the browser's cache has missed all events.
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
        set_interval(again, RETRY);
    }

    /// Asks the browser, once, not to clear the saves when room is scarce. Call it when something important was saved.
    pub fn ask_to_persist(&self) {
        if !self.asked_to_persist.get_value() {
            self.asked_to_persist.set_value(true);
            browser::persist();
        }
    }

    /// Returns the device of this page.
    pub fn here() -> Device {
        expect_context::<Device>()
    }

    /// Reads or changes the store, and notes the state of the storage afterwards.
    pub fn store<T>(&self, ask: impl FnOnce(&DeviceStore) -> T) -> T {
        let answer = self.store.with_value(ask);
        let (fault, copies) = (self.store).with_value(|store| (store.fault(), store.take_copies()));
        if fault != self.fault.get_untracked() {
            self.fault.set(fault);
        }
        if copies > 0 {
            self.copies.update(|all| *all += copies);
            // The screen may show what was copied.
            set_timeout(|| browser::announce("storage"), Duration::ZERO);
        }
        self.mark_news_read();
        answer
    }

    /// With the first save on a new device, notes the current version: this user needs no news about it.
    fn mark_news_read(&self) {
        if !self.newcomer.get_value() || self.store.with_value(SaveStore::is_empty) {
            return;
        }
        self.newcomer.set_value(false);
        let settings = self.settings;
        // Later, because the settings may be borrowed now.
        let note = move || settings.update(|it| it.news_read = Some(home::VERSION.to_owned()));
        set_timeout(note, Duration::ZERO);
    }

    /// Counts what was set aside. Call it after reading something.
    pub fn note_troubles(&self) {
        let aside = self.store(|store| store.quarantine().count());
        if aside != self.aside.get_untracked() {
            self.aside.set(aside);
        }
    }

    /// Plays a sound and vibrates, according to the settings.
    pub fn sound(&self, sound: Sound) {
        let (heard, felt) = self.settings.with_untracked(|it| (it.sound, it.vibration));
        if heard {
            browser::play_notes(&sound.notes());
        }
        if felt && let Some(length) = sound.buzz() {
            browser::vibrate(length);
        }
    }

    /// Announces something when screen readers have time.
    pub fn announce(&self, text: String) {
        self.polite
            .set(made_different(&self.polite.get_untracked(), text));
    }

    /// Announces something at once: a refusal, a clock that has run out.
    pub fn announce_now(&self, text: String) {
        self.assertive
            .set(made_different(&self.assertive.get_untracked(), text));
    }
}

/// Makes a repeated announcement differ from the one before, by a space that is not read out, so that it is announced
/// again.
fn made_different(before: &str, text: String) -> String {
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
