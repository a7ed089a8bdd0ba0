//! The state of a running tournament. `crew` has its workers.

use std::rc::Rc;

use leptos::prelude::IntervalHandle;

use super::shard::Shard;
use super::{Running, Stand};
use crate::ui::browser;
use crate::ui::solver_worker::Ticket;
use crate::ui::store::Store;
use crate::ui::tab_lock::TabLock;
use rollkeep_app::storage::Stored;
use rollkeep_app::tournament::{Caution, Entrant, Pairing, Report, Tournament};

/// How long a worker should need for a batch of games, in milliseconds.
const BATCH_MS: f64 = 60.0;

/// How many sandboxes may run at once. Every worker has one for each program.
const SANDBOXES: usize = 8;

/// A running tournament.
pub struct Run {
    /// Where it notes which programs run.
    pub store: Store,
    /// This tab's lock of it.
    pub lock: Rc<TabLock>,
    /// The tournament so far.
    pub tournament: Tournament,
    /// The saved text.
    pub text: String,
    /// The workers. A place is empty from a worker's death until another one starts there.
    pub shards: Vec<Option<Shard>>,
    /// The request to solve the rules once for all workers, while they wait for that.
    pub table: Option<Ticket>,
    /// The number of restarts. Events from before a restart are ignored.
    pub generation: u32,
    /// Whether programs run one at a time, and who is excluded.
    pub caution: Caution,
    /// The timer that updates the screen.
    _beat: Option<Beat>,
    /// How many games a worker gets at a time.
    pub batch: usize,
    /// Since when games run, on the page's clock; `None` during a pause.
    pub since: Option<f64>,
    /// How long games ran before that, in milliseconds.
    pub millis: f64,
    /// Whether the user is leaving the page, so that its end is not a crash.
    pub leaving: bool,
    /// Whether there are results since the last update.
    pub fresh: bool,
    /// Whether there are results since the last save.
    pub unsaved: bool,
    /// The number of updates.
    pub beats: u32,
}

/// What to do after results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// All games are played.
    Over,
    /// The games with one program at a time are done: all programs may run together again.
    Trusted,
    /// There are more games.
    More,
}

/// A timer that stops when the run ends.
struct Beat(IntervalHandle);

impl Drop for Beat {
    fn drop(&mut self) {
        self.0.clear();
    }
}

impl Run {
    /// The most games that a worker gets at a time.
    pub const MOST: usize = 64;

    /// A new run. Programs in `excluded` have crashed their sandbox before.
    pub fn new(
        store: Store,
        lock: Rc<TabLock>,
        stored: Stored<Tournament>,
        beat: Option<IntervalHandle>,
        excluded: Vec<usize>,
    ) -> Run {
        Run {
            store,
            lock,
            tournament: stored.value,
            text: stored.text,
            shards: Vec::new(),
            table: None,
            generation: 0,
            caution: Caution::new(excluded),
            _beat: beat.map(Beat),
            batch: 2,
            since: None,
            millis: 0.0,
            leaving: false,
            fresh: true,
            unsaved: false,
            beats: 0,
        }
    }

    /// Returns the tournament with its standings.
    pub fn stand(&self, now: f64) -> Stand {
        let since = self.since.map_or(0.0, |since| now - since);
        let millis = Some(self.millis + since);
        Stand::new(self.lock.id().clone(), self.tournament.clone(), millis)
    }

    /// Returns the next games, if there are any.
    pub fn next(&mut self) -> Option<Vec<Pairing>> {
        // Near the end, batches are small, so that all workers finish at the same time.
        let left = self
            .tournament
            .plan()
            .games()
            .saturating_sub(self.tournament.played());
        let share = left as usize / (2 * self.shards.len().max(1));
        let pairings = self.tournament.hand_out(self.batch.min(share.max(1)));
        (!pairings.is_empty()).then_some(pairings)
    }

    /// The number of own players in the tournament.
    fn programs(&self) -> usize {
        let entrants = self.tournament.plan().entrants().iter();
        entrants.filter_map(Entrant::source).count()
    }

    /// The number of workers.
    pub fn width(&self) -> usize {
        let width = match self.caution.one_at_a_time() {
            true => 1,
            false => browser::cores().min((SANDBOXES / self.programs().max(1)).max(1)),
        };
        width.min(self.tournament.plan().games() as usize)
    }

    /// Notes which programs run, if any. The system may end a hidden page, so no program is suspected then.
    pub fn note(&self, alone: Option<usize>) {
        if self.programs() > 0 && !self.leaving {
            let alone = alone.filter(|_| !browser::hidden());
            Running { alone }.note(self.store, self.lock.id());
        }
    }

    /// From now on, programs run one at a time for this many games, or all together.
    pub fn be_careful(&mut self, games: u32) {
        self.caution.be_careful(games);
        self.changed();
    }

    /// Notes how many programs run at a time now, and begins with batches that fit.
    fn changed(&mut self) {
        self.batch = match self.caution.games() {
            0 => 2,
            games => (games as usize).min(Run::MOST),
        };
        self.note(None);
    }

    /// Stops counting the time.
    pub fn stop_watch(&mut self, now: f64) {
        self.millis += self.since.take().map_or(0.0, |since| now - since);
    }

    /// Records the results of a worker.
    pub fn add_report(&mut self, number: usize, report: Report) -> After {
        let Some(Some(shard)) = self.shards.get_mut(number) else {
            return After::More;
        };
        let (games, took) = shard.done();
        // If one program runs at a time, all games of a batch run in parallel, so the time says nothing about the
        // batch.
        if !self.caution.one_at_a_time() {
            if took < BATCH_MS / 2.0 && games >= self.batch {
                self.batch = (self.batch * 2).min(Run::MOST);
            } else if took > BATCH_MS * 2.0 {
                self.batch = (self.batch / 2).max(1);
            }
        }
        let trusted = self.caution.played(number, games as u32);
        self.tournament.add_report(report);
        (self.fresh, self.unsaved) = (true, true);
        if self.tournament.is_over() {
            return After::Over;
        }
        if trusted {
            self.changed();
            return After::Trusted;
        }
        After::More
    }

    /// Handles the death of this entrant's sandbox.
    pub fn suspect(&mut self, entrant: usize) {
        let in_hand: usize = self
            .shards
            .iter()
            .flatten()
            .map(|it| it.given().len())
            .sum();
        self.caution.sandbox_died(entrant, in_hand as u32);
        self.changed();
    }
}
