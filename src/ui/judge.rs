//! Finished games are judged by the solver while nobody waits for anything: some at a time, and never while a table is
//! in play. What was judged is kept, so that it goes on another time where it stopped.

use std::time::Duration;

use leptos::prelude::*;

use super::browser::{self, HeldLock, Hold, LocalBackend, follow, hold};
use super::device::Device;
use super::route::Route;
use super::solver::{Solver, Ticket};
use super::statistics::Statistics;
use crate::rules::RuleSet;
use crate::statistics::{Batch, Judgements};
use crate::storage::{Backend, JUDGEMENTS};
use crate::worker::{Answer, Question};

/// So long the solver is busy with one batch, about, in milliseconds: nobody who asks meanwhile notices.
const SPELL: f64 = 120.0;

/// The most games of a batch.
const MOST: usize = 64;

/// Between two batches.
const BREATH: Duration = Duration::from_millis(10);

/// How often it is looked whether it can go on.
const LOOK: Duration = Duration::from_millis(700);

/// How often it is looked what another tab has judged.
const LOOK_ELSEWHERE: Duration = Duration::from_secs(3);

/// What was judged is kept, and shown, after so many milliseconds.
const KEPT_AFTER: f64 = 2000.0;

/// One tab judges at a time.
const LOCK: &str = "rollkeep-judge";

/// What the decisions of the finished games were worth, as far as they are judged. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Judge {
    device: Device,
    statistics: Statistics,
    solver: Solver,
    judgements: StoredValue<Judgements, LocalStorage>,
    work: StoredValue<Work, LocalStorage>,
    /// Changes when more is known.
    version: RwSignal<u32>,
    /// How many games are still to be judged; `None` before anything was looked at.
    waiting: RwSignal<Option<usize>>,
}

#[derive(Default)]
struct Work {
    wanted: Wanted,
    /// What was kept has been read.
    read: bool,
    /// With the solver, since when.
    batch: Option<(Batch, Ticket, f64)>,
    /// How many games the next batch has.
    size: usize,
    lock: Option<HeldLock>,
    /// No other tab judges.
    alone: bool,
    /// When it was kept last.
    kept: f64,
    /// Counts the looks that were planned: only the last one is taken.
    looks: u32,
}

/// Which games are to be judged.
#[derive(Clone, Copy, Default)]
enum Wanted {
    #[default]
    Nothing,
    /// Those of these rules.
    Only(&'static RuleSet),
    /// All, those of these rules first.
    All(Option<&'static RuleSet>),
}

impl Judge {
    /// One that has not looked at anything yet.
    pub fn new(statistics: Statistics) -> Judge {
        let judge = Judge {
            device: Device::here(),
            statistics,
            solver: Solver::here(),
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
        browser::on_window("hashchange", move |_| {
            if judge.is_table_in_play() {
                judge.work.update_value(|work| work.batch = None);
            }
        });
        judge
    }

    /// Asks the judgements, and again when more is known.
    pub fn with<T>(self, ask: impl FnOnce(&Judgements) -> T) -> T {
        self.version.track();
        self.judgements.with_value(ask)
    }

    /// Asks the judgements once.
    pub fn now<T>(self, ask: impl FnOnce(&Judgements) -> T) -> T {
        self.judgements.with_value(ask)
    }

    /// How many games are still to be judged; `None` before anything was looked at.
    pub fn waiting(self) -> Option<usize> {
        self.waiting.get()
    }

    /// Judges all games, those of these rules first.
    pub fn judge_all(self, first: Option<&'static RuleSet>) {
        self.want(Wanted::All(first));
    }

    /// Judges the games of these rules, unless more is wanted already: whoever has asked about one of them has had its
    /// rules solved.
    pub fn judge_only(self, rules: &'static RuleSet) {
        if !matches!(self.work.with_value(|work| work.wanted), Wanted::All(_)) {
            self.want(Wanted::Only(rules));
        }
    }

    /// Goes on where it stopped, if somebody has ever wanted to know.
    pub fn resume(self) {
        let keys = LocalBackend.keys().unwrap_or_default();
        if keys.iter().any(|key| key.starts_with(JUDGEMENTS)) {
            self.judge_all(None);
        }
    }

    fn want(self, wanted: Wanted) {
        self.work.update_value(|work| work.wanted = wanted);
        if !self.work.with_value(|work| work.read) {
            self.work.update_value(|work| work.read = true);
            self.judgements.set_value(Judgements::read(&LocalBackend));
        }
        self.compare();
    }

    /// Finds what is to be judged, as soon as it is known which games there are.
    fn compare(self) {
        let wanted = self.work.with_value(|work| work.wanted);
        let first = match wanted {
            Wanted::Nothing => return,
            Wanted::Only(rules) => Some(rules),
            Wanted::All(first) => first,
        };
        if !self.statistics.is_complete_now() {
            return;
        }
        let waiting = self.statistics.now(|summaries| {
            self.judgements.try_update_value(|all| {
                all.follow(summaries, first.map(|rules| rules.id.as_ref()));
                if let Wanted::Only(rules) = wanted {
                    all.only(&rules.id);
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

    /// Looks whether something can be judged now, and has it judged.
    fn judge_next(self) {
        let under_way = self.work.try_update_value(|work| {
            // Somebody else has asked something.
            work.batch.take_if(|(_, ticket, _)| !ticket.is_open());
            work.batch.is_some()
        });
        if under_way != Some(false) {
            return self.judge_later(LOOK);
        }
        if self.judgements.with_value(Judgements::waiting) == 0 {
            return self.rest();
        }
        if self.is_table_in_play() {
            return self.judge_later(LOOK);
        }
        if !self.is_alone() {
            return self.judge_later(LOOK_ELSEWHERE);
        }
        let size = self.work.with_value(|work| work.size);
        let batch =
            (self.device).store(|store| self.judgements.with_value(|all| all.batch(store, size)));
        let Some(batch) = batch else { return };
        let question = Question::Judge(batch.texts.clone());
        if let Some(ticket) = (self.solver).ask_idle(question, move |answer| self.handle(answer)) {
            let now = browser::monotonic_ms();
            self.work
                .update_value(|work| work.batch = Some((batch, ticket, now)));
        }
        self.judge_later(LOOK);
    }

    fn handle(self, answer: Answer) {
        let batch = self.work.try_update_value(|work| work.batch.take());
        let Some(Some((batch, ticket, since))) = batch else {
            return;
        };
        drop(ticket);
        let now = browser::monotonic_ms();
        let taken = match answer {
            Answer::Judged(text) => {
                self.judgements
                    .try_update_value(|all| all.take(&batch, &text))
                    == Some(true)
            }
            _ => false,
        };
        if !taken {
            // The solver has nothing to say to these games, and would not another time.
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
            self.judgements.update_value(|all| all.keep(&LocalBackend));
            self.version.update(|version| *version += 1);
        }
        self.judge_later(BREATH);
    }

    /// Everything is judged: another tab may.
    fn rest(self) {
        self.judgements.update_value(|all| all.keep(&LocalBackend));
        self.work.update_value(|work| {
            work.lock = None;
            work.alone = false;
        });
    }

    /// Does no other tab judge? Where one does, what it has found is taken from the store.
    fn is_alone(self) -> bool {
        if self.work.with_value(|work| work.alone) {
            return true;
        }
        if self.work.with_value(|work| work.lock.is_none()) {
            let lock = hold(LOCK, Hold::WhenFree, move |ours| {
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
            .try_update_value(|all| all.read_more(&LocalBackend));
        self.compare();
    }

    /// Does somebody play, or may at any moment?
    fn is_table_in_play(self) -> bool {
        match Route::parse(&browser::hash()) {
            Route::Game(id) => {
                let finished = |id| self.device.store(|store| store.games().finished_text(id));
                finished(&id).is_none()
            }
            Route::Arena
            | Route::Tournament(_)
            | Route::Player(_)
            | Route::Shared(_)
            | Route::Live
            | Route::LiveGame(_)
            | Route::LiveCode(_) => true,
            _ => false,
        }
    }
}
