//! The tournament that runs on this page, whatever screen is open.

mod crash_note;
mod crew;
mod run;
mod save;
mod shard;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

pub use self::crash_note::Running;
use self::run::Run;
use self::shard::Shard;
pub use self::shard::{SILENCE, disqualification};
use super::announcer::{Announcer, use_announcer};
use super::browser;
use super::solver_worker::{SolverWorker, use_solver_worker};
use super::store::{Store, use_store};
use super::tab_lock::TabLock;
use rollkeep_app::storage::{Kind, RecordId};
use rollkeep_app::tab_lock::PlayingTab;
use rollkeep_app::tournament::{Plan, Standings, Tournament};
use rollkeep_words::tournament as text;

/// How often the screen is updated, in milliseconds.
const BEAT: u64 = 250;

/// After how many updates the tournament is saved, because the user may close the page at any time.
const SAVED_EVERY: u32 = 12;

/// If the page still exists after this time, it was not left: a download causes the same events.
const LEFT_BY_NOW: Duration = Duration::from_secs(10);

/// The tournament of this page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Arena {
    store: Store,
    announcer: Announcer,
    solver: SolverWorker,
    run: StoredValue<Rc<RefCell<Option<Run>>>, LocalStorage>,
    state: RwSignal<ArenaState>,
    stand: RwSignal<Option<Arc<Stand>>>,
    /// The plan with which the form for the next tournament begins.
    next_plan: StoredValue<Option<Plan>>,
}

/// The state of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaState {
    /// No tournament runs.
    Idle,
    /// Workers start and solve the rules: the progress in percent.
    Preparing(u32),
    /// Games are played.
    Running,
    /// No new games start.
    Paused,
    /// All games are played.
    Over,
    /// Another tab has continued it.
    Changed,
    /// Another tab has deleted it.
    Deleted,
    /// Workers die again and again, without any results.
    Failed,
}

/// A tournament and its standings.
#[derive(Debug)]
pub struct Stand {
    /// The id of the saved tournament.
    pub id: RecordId,
    /// The tournament so far.
    pub tournament: Tournament,
    /// The standings so far.
    pub standings: Standings,
    /// How long games were played, in milliseconds; `None` for a tournament from the store.
    pub millis: Option<f64>,
}

impl Stand {
    /// Computes the standings of this tournament.
    pub fn new(id: RecordId, tournament: Tournament, millis: Option<f64>) -> Stand {
        Stand {
            standings: Standings::new(&tournament),
            id,
            tournament,
            millis,
        }
    }
}

impl Arena {
    /// The state of the arena.
    pub fn state(&self) -> ReadSignal<ArenaState> {
        self.state.read_only()
    }

    /// The tournament at the last update.
    pub fn stand(&self) -> ReadSignal<Option<Arc<Stand>>> {
        self.stand.read_only()
    }

    /// An empty arena.
    pub fn new() -> Arena {
        Arena {
            store: use_store(),
            announcer: use_announcer(),
            solver: use_solver_worker(),
            run: StoredValue::new_local(Rc::default()),
            state: RwSignal::new(ArenaState::Idle),
            stand: RwSignal::new(None),
            next_plan: StoredValue::new(None),
        }
    }

    /// Lets the form for the next tournament begin with this plan.
    pub fn plan_again(&self, plan: Plan) {
        self.next_plan.set_value(Some(plan));
    }

    /// Takes the plan with which the form begins, if somebody wants another tournament of the same kind.
    pub fn take_plan(&self) -> Option<Plan> {
        self.next_plan.try_update_value(Option::take).flatten()
    }

    /// Watches what other tabs save, and when the user leaves the page.
    pub fn watch(&self) {
        let arena = *self;
        (self.store).on_change([Kind::Tournament], move || arena.look_for_save());
        for event in browser::LEAVING {
            browser::on_window(event, move |_| arena.leave());
        }
        browser::on_window("visibilitychange", move |_| {
            if browser::hidden() {
                arena.with(|run| run.note(None));
            }
        });
        // The page comes back from the browser's cache.
        browser::on_window("pageshow", move |_| arena.stay());
        self.follow_solver();
    }

    /// Saves the tournament, because the user leaves the page, and notes that this is not a crash.
    fn leave(&self) {
        self.save();
        self.with(|run| {
            run.leaving = true;
            Running::clear(run.store, run.lock.id());
        });
        let arena = *self;
        set_timeout(move || arena.stay(), LEFT_BY_NOW);
    }

    /// Notes the running programs again, because the page was not left.
    fn stay(&self) {
        self.with(|run| {
            run.leaving = false;
            run.note(None);
        });
    }

    /// Returns this tab's lock of the tournament with this id.
    pub fn lock(&self, id: &RecordId) -> Rc<TabLock> {
        let own = self.with(|run| (run.lock.id() == id).then(|| run.lock.clone()));
        own.flatten().unwrap_or_else(|| {
            let (arena, lock, id) = (*self, TabLock::of_tournament(id), id.clone());
            // Only a tab that has run it loses it; a slow answer of the browser changes nothing.
            let ours = Cell::new(false);
            lock.begin(move |who| match who {
                PlayingTab::Here => ours.set(true),
                PlayingTab::Elsewhere if ours.take() => arena.forget(&id),
                PlayingTab::Elsewhere | PlayingTab::Unknown => {}
            });
            lock
        })
    }

    /// Continues a saved tournament.
    pub fn play(&self, lock: Rc<TabLock>, tournament: Tournament) {
        self.stop();
        let Some(stored) = self.stored(lock.id(), &tournament) else {
            return;
        };
        let arena = *self;
        // If the page crashed while programs ran, they run one at a time for a while. A program that ran alone at the
        // crash is disqualified.
        let died = Running::of(self.store, lock.id());
        let beat = set_interval_with_handle(move || arena.beat(), Duration::from_millis(BEAT));
        let out = died.and_then(|it| it.alone).into_iter().collect();
        let mut run = Run::new(self.store, lock, stored, beat.ok(), out);
        run.be_careful(if died.is_some() { Run::MOST as u32 } else { 0 });
        self.run.with_value(|it| *it.borrow_mut() = Some(run));
        self.state.set(ArenaState::Preparing(0));
        self.show();
        self.prepare();
    }

    /// Starts no new games until [`Arena::go_on`], even while workers still start.
    pub fn pause(&self) {
        let state = self.state.get_untracked();
        if matches!(state, ArenaState::Preparing(_) | ArenaState::Running) {
            self.with(|run| run.stop_watch(browser::monotonic_ms()));
            self.state.set(ArenaState::Paused);
            self.show();
            self.save();
        }
    }

    /// Continues after a pause.
    pub fn go_on(&self) {
        if self.state.get_untracked() != ArenaState::Paused {
            return;
        }
        let ready = self.with(|run| {
            let ready = run.shards.iter().flatten().any(Shard::is_ready);
            run.since = ready.then(browser::monotonic_ms);
            ready
        });
        self.state.set(match ready {
            Some(true) => ArenaState::Running,
            _ => ArenaState::Preparing(0),
        });
        self.give_games_to_all();
    }

    /// Stops the workers and saves the results.
    pub fn stop(&self) {
        if self.save() {
            self.show();
            self.with(|run| Running::clear(self.store, run.lock.id()));
            self.end(ArenaState::Idle);
        }
    }

    /// Drops the tournament with this id, if it is the current one, because it was deleted or runs elsewhere.
    pub fn forget(&self, id: &RecordId) {
        if self.is_playing(id) {
            self.end(ArenaState::Idle);
        }
        if self.is_last(id) {
            self.stand.set(None);
        }
    }

    /// Stops silently if another tab has deleted the tournament.
    fn look_for_save(&self) {
        let Some(id) = self.with(|run| run.lock.id().clone()) else {
            return;
        };
        let saved = self.store.read(|store| store.tournaments().ids());
        if !saved.contains(&id) {
            Running::clear(self.store, &id);
            self.forget(&id);
        }
    }

    /// Returns whether this tournament runs here.
    pub fn is_playing(&self, id: &RecordId) -> bool {
        self.with(|run| run.lock.id() == id).unwrap_or(false)
    }

    /// Returns whether a tournament runs, or is paused.
    pub fn is_busy(&self) -> bool {
        let state = self.state.get();
        matches!(
            state,
            ArenaState::Preparing(_) | ArenaState::Running | ArenaState::Paused
        )
    }

    /// Returns whether this tournament was the last one here.
    pub fn is_last(&self, id: &RecordId) -> bool {
        (self.stand).with(|stand| stand.as_ref().is_some_and(|it| it.id == *id))
    }

    fn with<T>(&self, what: impl FnOnce(&mut Run) -> T) -> Option<T> {
        let run = self.run.try_get_value()?;
        let mut run = run.borrow_mut();
        run.as_mut().map(what)
    }

    fn finish(&self) {
        self.with(|run| run.stop_watch(browser::monotonic_ms()));
        self.show();
        if !self.save() {
            return;
        }
        self.with(|run| Running::clear(self.store, run.lock.id()));
        if let Some(stand) = self.stand.get_untracked() {
            self.announcer
                .say(text::result(&stand.tournament, &stand.standings));
        }
        // Later, because this may run inside a callback of a worker that will be dropped.
        let arena = *self;
        self.state.set(ArenaState::Over);
        spawn_local(async move {
            if arena.state.get_untracked() == ArenaState::Over {
                arena.end(ArenaState::Over);
            }
        });
    }

    fn end(&self, state: ArenaState) {
        if let Some(run) = self.run.try_get_value() {
            run.borrow_mut().take();
        }
        self.state.set(state);
    }

    /// Updates the screen and the save.
    fn beat(&self) {
        let news = self.with(|run| {
            run.beats += 1;
            let save = run.beats.is_multiple_of(SAVED_EVERY) && run.unsaved;
            (std::mem::take(&mut run.fresh), save)
        });
        let (fresh, save) = news.unwrap_or_default();
        if fresh {
            self.show();
        }
        if save {
            self.save();
        }
    }

    fn show(&self) {
        let stand = self.with(|run| run.stand(browser::monotonic_ms()));
        if let Some(stand) = stand {
            self.stand.set(Some(Arc::new(stand)));
        }
    }
}
