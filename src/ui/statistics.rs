//! The summaries of finished games, updated a few games at a time.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::bests::{BestTotals, use_best_totals};
use super::browser;
use super::preferences::use_preferences;
use super::store::{Store, use_store};
use rollkeep_app::statistics::Summaries;

/// How long games are read before the browser gets a break, in milliseconds.
const SPELL: f64 = 25.0;

/// After how many games the summaries are stored, so that a page that is closed need not read them again.
const KEPT_AFTER: usize = 500;

/// The statistics of this device so far. Copies refer to the same statistics.
#[derive(Clone, Copy)]
pub struct Statistics {
    store: Store,
    bests: BestTotals,
    summaries: StoredValue<Summaries, LocalStorage>,
    /// The number of updates so far.
    round: StoredValue<u32>,
    /// Changes when there are new summaries.
    version: RwSignal<u32>,
    /// How many games must still be read; `None` before the first check.
    waiting: RwSignal<Option<usize>>,
}

impl Statistics {
    /// Reads the stored summaries, without comparing them with the games yet.
    pub fn new() -> Statistics {
        let store = use_store();
        let statistics = Statistics {
            store,
            bests: use_best_totals(),
            summaries: StoredValue::new_local(store.notes(Summaries::read)),
            round: StoredValue::new(0),
            version: RwSignal::new(0),
            waiting: RwSignal::new(None),
        };
        let settings = use_preferences();
        let own = Memo::new(move |_| settings.with(|settings| settings.own_name.clone()));
        browser::follow(move || {
            let own = own.get();
            (statistics.summaries).update_value(|all| all.call_you(&own));
            untrack(|| statistics.renamed());
        });
        statistics
    }

    /// Shows the same games under other names.
    fn renamed(self) {
        match self.is_complete_now() {
            true => self.publish(),
            false => self.version.update(|version| *version += 1),
        }
    }

    /// Reads the summaries, and follows changes.
    pub fn with<T>(self, ask: impl FnOnce(&Summaries) -> T) -> T {
        self.version.track();
        self.summaries.with_value(ask)
    }

    /// How many games must still be read; `None` before the first check.
    pub fn waiting(self) -> Option<usize> {
        self.waiting.get()
    }

    /// Reads the summaries once.
    pub fn now<T>(self, ask: impl FnOnce(&Summaries) -> T) -> T {
        self.summaries.with_value(ask)
    }

    /// Returns whether all games are read, without following changes.
    pub fn is_complete_now(self) -> bool {
        self.waiting.get_untracked() == Some(0)
    }

    /// Returns whether all games are read, and follows changes.
    pub fn is_complete(self) -> bool {
        self.waiting.get() == Some(0)
    }

    /// Reads new finished games, and drops deleted ones.
    pub fn follow(self) {
        let round = self.round.get_value() + 1;
        self.round.set_value(round);
        let new = self.store.read(|store| {
            let mut new = 0;
            self.summaries.update_value(|all| new = all.follow(store));
            new
        });
        self.read();
        if self.left() == 0 {
            return self.publish();
        }
        // The summaries so far can be shown meanwhile.
        self.waiting.set(Some(new));
        self.version.update(|version| *version += 1);
        spawn_local(async move {
            let mut kept = new;
            while self.left() > 0 {
                browser::take_breath().await;
                if self.round.get_value() != round {
                    return;
                }
                self.read();
                self.waiting.set(Some(self.left().max(1)));
                if kept - self.left() >= KEPT_AFTER {
                    kept = self.left();
                    self.keep();
                }
            }
            self.publish();
        });
    }

    fn left(self) -> usize {
        self.summaries.with_value(Summaries::waiting)
    }

    /// Reads games for a short time.
    fn read(self) {
        let since = browser::monotonic_ms();
        self.store.read(|store| {
            self.summaries.update_value(|all| {
                while browser::monotonic_ms() - since < SPELL && all.step(store) {}
            });
        });
    }

    fn keep(self) {
        self.summaries
            .update_value(|all| self.store.notes(|notes| all.keep(notes)));
    }

    fn publish(self) {
        self.keep();
        let bests = self.summaries.with_value(Summaries::bests);
        if self.bests.0.with_untracked(|before| *before != bests) {
            self.store.notes(|notes| bests.keep(notes));
            self.bests.0.set(bests);
        }
        self.version.update(|version| *version += 1);
        self.waiting.set(Some(0));
    }
}
