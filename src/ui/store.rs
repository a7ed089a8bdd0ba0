//! All that is saved on this device, and signals that say what has changed.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;

use super::browser::{self, LocalBackend, follow};
use rollkeep_app::storage::{Kind, SaveStore, StorageError};

/// How often the page retries to save what did not fit.
const RETRY: Duration = Duration::from_secs(10);

/// The store of this page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Store {
    saves: StoredValue<SaveStore<LocalBackend>, LocalStorage>,
    /// A number for each kind of record, which increases with every change.
    versions: StoredValue<[RwSignal<u32>; Kind::ALL.len()]>,
    fault: RwSignal<Option<StorageError>>,
    copies: RwSignal<usize>,
    /// Whether the browser was asked not to clear the saves.
    asked_to_persist: StoredValue<bool>,
}

/// The health of the storage. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Health {
    /// The error of the storage, if there is one.
    pub fault: ReadSignal<Option<StorageError>>,
    /// How many copies this tab has made, because another tab had continued what was only in memory here.
    pub copies: RwSignal<usize>,
    /// How many saves were set aside because they could not be read.
    pub aside: Memo<usize>,
}

/// Opens the store, follows what other tabs save, and provides it and its health to the page.
pub fn provide_store() -> Store {
    let store = Store {
        saves: StoredValue::new_local(SaveStore::new(LocalBackend)),
        versions: StoredValue::new(Kind::ALL.map(|_| RwSignal::new(0))),
        fault: RwSignal::new(None),
        copies: RwSignal::new(0),
        asked_to_persist: StoredValue::new(false),
    };
    provide_context(store);
    provide_context(Health {
        fault: store.fault.read_only(),
        copies: store.copies,
        aside: Memo::new(move |_| store.ask(Kind::Quarantined, |store| store.quarantine().count())),
    });
    store.watch();
    store
}

/// Returns the store of this page.
pub fn use_store() -> Store {
    expect_context::<Store>()
}

/// Returns the health of this page's storage.
pub fn use_health() -> Health {
    expect_context::<Health>()
}

impl Store {
    /// Follows what other tabs save, and retries to save what did not fit.
    fn watch(self) {
        let changed = move |key: Option<&str>| {
            self.write(|store| {
                store.changed_elsewhere(key);
                store.flush()
            });
        };
        browser::on_window("storage", move |event| {
            changed(browser::saved_key(&event).as_deref())
        });
        // A page that comes back from the browser's cache has missed all events.
        browser::on_window("pageshow", move |event| {
            if browser::is_return(&event) {
                changed(None);
            }
        });
        let again = move || {
            if self.fault.get_untracked().is_some() {
                self.write(|store| store.flush());
            }
        };
        browser::on_window("visibilitychange", move |_| again());
        set_interval(again, RETRY);
    }

    /// Reads something, and follows changes of this kind.
    pub fn ask<T>(self, kind: Kind, look: impl FnOnce(&SaveStore<LocalBackend>) -> T) -> T {
        self.track(kind);
        self.read(look)
    }

    /// Reads something once. What this finds out about the storage, such as a damaged save, is told a moment later: reading
    /// writes no signal.
    pub fn read<T>(self, look: impl FnOnce(&SaveStore<LocalBackend>) -> T) -> T {
        let found = self.saves.with_value(look);
        if let Some(news) = self.news() {
            set_timeout(move || self.tell(news), Duration::ZERO);
        }
        found
    }

    /// Changes something, and tells all who follow it.
    pub fn write<T>(self, change: impl FnOnce(&SaveStore<LocalBackend>) -> T) -> T {
        let done = self.saves.with_value(change);
        if let Some(news) = self.news() {
            self.tell(news);
        }
        done
    }

    /// Reads or writes what is remembered beside the records. Losing it loses no game, and nobody follows it.
    pub fn notes<T>(self, look: impl FnOnce(&LocalBackend) -> T) -> T {
        self.saves.with_value(|saves| look(saves.backend()))
    }

    /// Returns how many records of this kind a newer version wrote, and follows changes.
    pub fn newer_of(self, kind: Kind) -> usize {
        self.ask(kind, |store| store.newer_of(kind))
    }

    /// Follows changes of this kind, by this tab or another.
    pub fn track(self, kind: Kind) {
        self.versions.with_value(|all| all[kind as usize].track());
    }

    /// Follows changes of all these kinds.
    pub fn track_all(self, kinds: &[Kind]) {
        kinds.iter().for_each(|&kind| self.track(kind));
    }

    /// Calls `run` after each change of one of these kinds, by this tab or another, as long as the screen exists.
    pub fn on_change<const N: usize>(self, kinds: [Kind; N], run: impl Fn() + 'static) {
        let mut begun = false;
        follow(move || {
            self.track_all(&kinds);
            if std::mem::replace(&mut begun, true) {
                untrack(&run);
            }
        });
    }

    /// Asks the browser, once, not to clear the saves when room is scarce. Call it when something important was saved.
    pub fn ask_to_persist(self) {
        if !self.asked_to_persist.get_value() {
            self.asked_to_persist.set_value(true);
            browser::persist();
        }
    }

    /// What has changed since the last call, and how many copies were made; `None` if nothing is new.
    fn news(self) -> Option<(BTreeSet<Kind>, usize)> {
        self.saves.with_value(|store| {
            let (changed, copies) = (store.take_changed(), store.take_copies());
            let same = store.fault() == self.fault.get_untracked();
            (!same || copies > 0 || !changed.is_empty()).then_some((changed, copies))
        })
    }

    fn tell(self, (changed, copies): (BTreeSet<Kind>, usize)) {
        let fault = self.saves.with_value(SaveStore::fault);
        if fault != self.fault.get_untracked() {
            self.fault.set(fault);
        }
        if copies > 0 {
            self.copies.update(|all| *all += copies);
        }
        for kind in changed {
            let version = self.versions.with_value(|all| all[kind as usize]);
            version.update(|version| *version += 1);
        }
    }
}
