//! Lets the solver judge finished games in the background: a few at a time, and never during a game. Judgements are
//! stored, so that the work continues next time.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::browser::{self, HeldLock, follow, hold};
use super::lazy_route::LazyRoute;
use super::route::{Route, use_address};
use super::solver_worker::{SolverWorker, Ticket, use_solver_worker};
use super::statistics::Statistics;
use super::store::{Store, use_store};
use rollkeep_app::statistics::{Batch, Judgements};
use rollkeep_app::storage::{Backend, JUDGEMENTS, Kind};
use rollkeep_app::tab_lock::LockRequest;
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_rules::RuleSet;

/// About how long the solver works on a batch, in milliseconds: short enough that nobody notices.
const SPELL: f64 = 120.0;

/// The most games of a batch.
const MOST: usize = 64;

/// The pause between two batches.
const BREATH: Duration = Duration::from_millis(10);

/// How often the judge checks whether it can continue.
const LOOK: Duration = Duration::from_millis(700);

/// How often it checks what another tab has judged.
const LOOK_ELSEWHERE: Duration = Duration::from_secs(3);

/// Judgements are stored and shown after this time, in milliseconds.
const KEPT_AFTER: f64 = 2000.0;

/// The lock that lets only one tab judge.
const LOCK: &str = "rollkeep-judge";

/// The judgements of the finished games so far. Copies refer to the same judge.
#[derive(Clone, Copy)]
pub struct Judge {
    store: Store,
    statistics: Statistics,
    solver: SolverWorker,
    judgements: StoredValue<Judgements, LocalStorage>,
    work: StoredValue<Work, LocalStorage>,
    /// Whether somebody plays, or may begin at any moment.
    in_play: Memo<bool>,
    /// Changes when there are new judgements.
    version: RwSignal<u32>,
    /// How many games must still be judged; `None` before the first check.
    waiting: RwSignal<Option<usize>>,
}

#[derive(Default)]
struct Work {
    wanted: Wanted,
    /// Whether stored judgements were read.
    read: bool,
    /// The batch at the solver, and when it was sent.
    batch: Option<(Batch, Ticket, f64)>,
    /// How many games the next batch has.
    size: usize,
    lock: Option<HeldLock>,
    /// Whether no other tab judges.
    alone: bool,
    /// When judgements were stored last.
    kept: f64,
    /// The number of scheduled checks: only the last one runs.
    looks: u32,
}

/// Which games to judge.
#[derive(Clone, Default)]
enum Wanted {
    #[default]
    Nothing,
    /// Those of these rules.
    Only(Arc<RuleSet>),
    /// All, those of these rules first.
    All(Option<Arc<RuleSet>>),
}

impl Judge {
    /// A judge without any judgements yet.
    pub fn new(statistics: Statistics) -> Judge {
        let (store, address) = (use_store(), use_address());
        let in_play = Memo::new(move |_| is_in_play(store, &address.route()));
        let judge = Judge {
            store,
            in_play,
            statistics,
            solver: use_solver_worker(),
            judgements: StoredValue::new_local(Judgements::default()),
            work: StoredValue::new_local(Work::default()),
            version: RwSignal::new(0),
            waiting: RwSignal::new(None),
        };
        follow(move || {
            if statistics.is_complete() {
                statistics.with(|_| ());
                untrack(|| judge.compare());
            }
        });
        follow(move || {
            if in_play.get() {
                judge.work.update_value(|work| work.batch = None);
            }
        });
        judge
    }

    /// Reads the judgements, and follows changes.
    pub fn with<T>(self, ask: impl FnOnce(&Judgements) -> T) -> T {
        self.version.track();
        self.judgements.with_value(ask)
    }

    /// Reads the judgements once.
    pub fn now<T>(self, ask: impl FnOnce(&Judgements) -> T) -> T {
        self.judgements.with_value(ask)
    }

    /// How many games must still be judged; `None` before the first check.
    pub fn waiting(self) -> Option<usize> {
        self.waiting.get()
    }

    /// Judges all games, those of these rules first.
    pub fn judge_all(self, first: Option<Arc<RuleSet>>) {
        self.want(Wanted::All(first));
    }

    /// Judges the games of these rules, unless more are wanted already. Their rules are already solved.
    pub fn judge_only(self, rules: Arc<RuleSet>) {
        let all = (self.work).with_value(|work| matches!(work.wanted, Wanted::All(_)));
        if !all {
            self.want(Wanted::Only(rules));
        }
    }

    /// Continues earlier work, if there was any.
    pub fn resume(self) {
        let keys = self.store.notes(|notes| notes.keys()).unwrap_or_default();
        if keys.iter().any(|key| key.starts_with(JUDGEMENTS)) {
            self.judge_all(None);
        }
    }

    fn want(self, wanted: Wanted) {
        self.work.update_value(|work| work.wanted = wanted);
        if !self.work.with_value(|work| work.read) {
            self.work.update_value(|work| work.read = true);
            self.judgements
                .set_value(self.store.notes(Judgements::read));
        }
        self.compare();
    }

    /// Finds the games to judge, once all finished games are known.
    fn compare(self) {
        let wanted = self.work.with_value(|work| work.wanted.clone());
        let first = match &wanted {
            Wanted::Nothing => return,
            Wanted::Only(rules) => Some(rules),
            Wanted::All(first) => first.as_ref(),
        };
        if !self.statistics.is_complete_now() {
            return;
        }
        let waiting = self.statistics.now(|summaries| {
            self.judgements.try_update_value(|all| {
                all.follow(summaries, first.map(|rules| &**rules));
                if let Wanted::Only(rules) = &wanted {
                    all.only(rules);
                }
                all.waiting()
            })
        });
        self.waiting.set(waiting);
        self.version.update(|version| *version += 1);
        self.judge_later(BREATH);
    }

    fn judge_later(self, time: Duration) {
        let planned = self.work.try_update_value(|work| {
            work.looks = work.looks.wrapping_add(1);
            work.looks
        });
        let look = move || {
            if self.work.try_with_value(|work| work.looks) == planned {
                self.judge_next();
            }
        };
        set_timeout(look, time);
    }

    /// Judges the next batch, if it is possible now.
    fn judge_next(self) {
        let under_way = self.work.try_update_value(|work| {
            // Another request has replaced the batch.
            work.batch.take_if(|(_, ticket, _)| !ticket.is_open());
            work.batch.is_some()
        });
        if under_way != Some(false) {
            return self.judge_later(LOOK);
        }
        if self.judgements.with_value(Judgements::waiting) == 0 {
            return self.rest();
        }
        if self.in_play.get_untracked() {
            return self.judge_later(LOOK);
        }
        if !self.is_alone() {
            return self.judge_later(LOOK_ELSEWHERE);
        }
        let size = self.work.with_value(|work| work.size);
        let batch = self
            .store
            .read(|store| self.judgements.with_value(|all| all.batch(store, size)));
        let Some(batch) = batch else { return };
        let request = CoachRequest::Judge(batch.texts.clone());
        if let Some(ticket) = (self.solver).ask_idle(request, move |answer| self.handle(answer)) {
            let now = browser::monotonic_ms();
            self.work
                .update_value(|work| work.batch = Some((batch, ticket, now)));
        }
        self.judge_later(LOOK);
    }

    fn handle(self, answer: CoachAnswer) {
        let batch = self.work.try_update_value(|work| work.batch.take());
        let Some(Some((batch, ticket, since))) = batch else {
            return;
        };
        drop(ticket);
        let now = browser::monotonic_ms();
        let taken = match answer {
            CoachAnswer::Judged(judged) => {
                let taken = self
                    .judgements
                    .try_update_value(|all| all.take(&batch, judged));
                taken == Some(true)
            }
            _ => false,
        };
        if !taken {
            // The solver cannot judge these games, now or later.
            self.work.update_value(|work| work.wanted = Wanted::Nothing);
            return self.waiting.set(None);
        }
        let left = self.judgements.with_value(Judgements::waiting);
        let keep = self.work.try_update_value(|work| {
            work.size = match now - since {
                ..SPELL => (work.size * 2).clamp(2, MOST),
                _ => (work.size / 2).max(1),
            };
            let keep = left == 0 || now - work.kept > KEPT_AFTER;
            if keep {
                work.kept = now;
            }
            keep
        });
        self.waiting.set(Some(left));
        if keep == Some(true) {
            self.keep();
            self.version.update(|version| *version += 1);
        }
        self.judge_later(BREATH);
    }

    /// Releases the lock, because everything is judged.
    fn rest(self) {
        self.keep();
        self.work.update_value(|work| {
            work.lock = None;
            work.alone = false;
        });
    }

    /// Returns whether no other tab judges. If one does, reads its results from the store.
    fn is_alone(self) -> bool {
        if self.work.with_value(|work| work.alone) {
            return true;
        }
        if self.work.with_value(|work| work.lock.is_none()) {
            let lock = hold(LOCK, LockRequest::WhenFree, move |ours| {
                self.work.try_update_value(|work| work.alone = ours);
                if ours {
                    self.read_more();
                }
            });
            self.work.update_value(|work| work.lock = Some(lock));
            return self.work.with_value(|work| work.alone);
        }
        self.read_more();
        false
    }

    fn read_more(self) {
        self.judgements
            .try_update_value(|all| self.store.notes(|notes| all.read_more(notes)));
        self.compare();
    }

    fn keep(self) {
        self.judgements
            .update_value(|all| self.store.notes(|notes| all.keep(notes)));
    }
}

/// Returns whether somebody plays on this screen, or may begin at any moment.
fn is_in_play(store: Store, route: &Route) -> bool {
    match route {
        Route::Game(id) | Route::Arrived(id) => {
            let finished = store.ask(Kind::Game, |store| store.games().finished_text(id));
            finished.is_none()
        }
        Route::Lazy(route) => matches!(
            route,
            LazyRoute::Arena
                | LazyRoute::Tournament(_)
                | LazyRoute::Player(_)
                | LazyRoute::Shared(_)
                | LazyRoute::Live
                | LazyRoute::LiveGame(_)
                | LazyRoute::LiveCode(_)
        ),
        Route::Home | Route::Nowhere => false,
    }
}
