//! A tournament on several threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use rollkeep_app::tournament::{
    Controller, Disqualification, Pairing, Plan, ProgramRequest, Runner, RunnerHost, Tournament,
};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::Strength;
use rollkeep_solver::Policy;
use rollkeep_solver::bots::{PlayerFactory, StrengthExt};

use crate::rust_player::{Make, Own};

/// More threads than this are useless.
pub const MOST_THREADS: usize = 256;

/// Who plays for an entrant.
#[derive(Clone, Copy)]
pub enum EntrantPlayer {
    BuiltIn(Strength),
    Own(Make),
}

/// Why a player of rules that were not solved cannot play.
const NOT_SOLVED: &str = "it needs best play, and the rules were not solved";

/// Plays a tournament on this many threads; their number does not change the result. `policy` is needed if one of the players
/// [needs](EntrantPlayer::needs_policy) it. `watch` sees the tournament after every report. When it breaks off, the games in hand
/// are still played.
pub fn play(
    plan: &Plan,
    seats: &[EntrantPlayer],
    policy: Option<&Arc<Policy>>,
    threads: usize,
    watch: &(impl Fn(&Tournament) -> ControlFlow<()> + Sync),
) -> Tournament {
    let threads = threads.min(MOST_THREADS).min(plan.games() as usize);
    let queue = GameQueue {
        tournament: Mutex::new(Tournament::new(plan.clone())),
        changed: Condvar::new(),
        stopped: AtomicBool::new(false),
        batch: batch(plan.games(), threads),
    };
    let factory = |seat: &EntrantPlayer| seat.factory(plan.rules(), policy);
    let factories: Vec<Option<PlayerFactory>> = seats.iter().map(factory).collect();
    on_threads(threads, &|| {
        let each = seats.iter().zip(&factories);
        let controllers = each.map(|(seat, factory)| match factory {
            Some(factory) => seat.controller(factory, plan.rules()),
            None => Controller::Away,
        });
        let mut runner = Runner::new(plan.clone(), controllers.collect());
        for entrant in (0..seats.len()).filter(|&it| factories[it].is_none()) {
            runner.disqualify(entrant, Disqualification::Broken(NOT_SOLVED.to_owned()));
        }
        while let Some(pairings) = queue.take() {
            runner.begin(pairings);
            if let Some(report) = runner.run(&mut CommandHost) {
                let mut tournament = queue.lock();
                tournament.add_report(report);
                if watch(&tournament).is_break() {
                    queue.stopped.store(true, Ordering::Relaxed);
                }
                queue.changed.notify_all();
            }
        }
    });
    let tournament = queue.tournament.into_inner();
    tournament.unwrap_or_else(PoisonError::into_inner)
}

/// Does this on so many threads at the same time.
pub fn on_threads(threads: usize, work: &(dyn Fn() + Sync)) {
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let _end = EndOfAll;
                work();
            });
        }
    });
}

/// How many games a thread takes at a time: few, so that all threads end together, but enough that they seldom wait
/// for the queue.
fn batch(games: u32, threads: usize) -> usize {
    (games as usize / (16 * threads)).clamp(1, 500)
}

/// Gives games to the threads.
struct GameQueue {
    tournament: Mutex<Tournament>,
    changed: Condvar,
    /// No more games begin.
    stopped: AtomicBool,
    batch: usize,
}

impl GameQueue {
    /// The next games, once there are any; `None` when it is over or stopped.
    fn take(&self) -> Option<Vec<Pairing>> {
        let mut tournament = self.lock();
        loop {
            if self.stopped.load(Ordering::Relaxed) {
                return None;
            }
            let pairings = tournament.hand_out(self.batch);
            if !pairings.is_empty() {
                return Some(pairings);
            }
            if tournament.is_over() {
                return None;
            }
            let woken = self.changed.wait(tournament);
            tournament = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Tournament> {
        let lock = self.tournament.lock();
        lock.unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the program if a thread panics because of a bug: the others would wait for it without end.
struct EndOfAll;

impl Drop for EndOfAll {
    fn drop(&mut self) {
        if thread::panicking() {
            std::process::exit(101);
        }
    }
}

impl EntrantPlayer {
    /// Returns whether the rules must be solved for it.
    pub fn needs_policy(self) -> bool {
        match self {
            EntrantPlayer::BuiltIn(strength) => strength.needs_solver(),
            EntrantPlayer::Own(make) => matches!(make, Make::WithPolicy(_)),
        }
    }

    /// Returns the factory of its players, which any thread may call. `None` if it needs a policy and none is given.
    fn factory(self, rules: &Arc<RuleSet>, policy: Option<&Arc<Policy>>) -> Option<PlayerFactory> {
        match (self, policy) {
            (EntrantPlayer::BuiltIn(strength), Some(policy)) => Some(strength.players(policy)),
            (EntrantPlayer::BuiltIn(strength), None) => strength.unsolved_players(rules),
            (EntrantPlayer::Own(Make::Plain(make)), _) => Some(Arc::new(make)),
            (EntrantPlayer::Own(Make::WithPolicy(make)), policy) => {
                let policy = policy?.clone();
                Some(Arc::new(move || make(&policy)))
            }
        }
    }

    /// Returns what decides for it in one thread.
    fn controller(self, factory: &PlayerFactory, rules: &Arc<RuleSet>) -> Controller {
        let factory = factory.clone();
        match self {
            EntrantPlayer::BuiltIn(_) => Controller::Here(factory),
            EntrantPlayer::Own(_) => {
                Controller::RustPlayer(Box::new(Own::new(factory, rules, now)))
            }
        }
    }
}

/// This program: no player is elsewhere.
struct CommandHost;

impl RunnerHost for CommandHost {
    fn now(&self) -> f64 {
        now()
    }

    fn ask(&mut self, _: ProgramRequest) {}
}

/// Milliseconds since the first call.
fn now() -> f64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_secs_f64() * 1000.0
}
