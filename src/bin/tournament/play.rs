//! A tournament on several threads.

use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use rollkeep::game::Strength;
use rollkeep::solver::Policy;
use rollkeep::tournament::{
    Controller, Pairing, Plan, ProgramQuestion, Runner, RunnerHost, Tournament,
};

use crate::guest::{Make, Own};

/// More threads than this are of no use to anybody.
pub const MOST_THREADS: usize = 256;

/// Who plays for an entrant.
#[derive(Clone, Copy)]
pub enum Seat {
    BuiltIn(Strength),
    Own(Make),
}

/// Plays a tournament to its end, on so many threads; what comes of it does not depend on how many. `watch` is shown
/// it again and again.
pub fn play(
    plan: &Plan,
    seats: &[Seat],
    policy: &Arc<Policy>,
    threads: usize,
    watch: &(impl Fn(&Tournament) + Sync),
) -> Tournament {
    let threads = threads.min(MOST_THREADS).min(plan.games() as usize);
    let board = Board {
        tournament: Mutex::new(Tournament::new(plan.clone())),
        changed: Condvar::new(),
        batch: batch(plan.games(), threads),
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let _end = EndOfAll;
                let controllers = seats.iter().map(|seat| seat.hand(policy)).collect();
                let mut runner = Runner::new(plan.clone(), controllers);
                while let Some(pairings) = board.take() {
                    runner.begin(pairings);
                    if let Some(report) = runner.run(&mut Here) {
                        let mut tournament = board.lock();
                        tournament.record(report);
                        watch(&tournament);
                        board.changed.notify_all();
                    }
                }
            });
        }
    });
    let tournament = board.tournament.into_inner();
    tournament.unwrap_or_else(PoisonError::into_inner)
}

/// How many games a thread takes at a time: so few that all threads end together, so many that they seldom meet.
fn batch(games: u32, threads: usize) -> usize {
    (games as usize / (16 * threads)).clamp(1, 500)
}

/// Where threads find games to play.
struct Board {
    tournament: Mutex<Tournament>,
    changed: Condvar,
    batch: usize,
}

impl Board {
    /// The next games, once there are any; `None` when it is over.
    fn take(&self) -> Option<Vec<Pairing>> {
        let mut tournament = self.lock();
        loop {
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

/// Ends the program if a thread panics, which would be a fault of ours: the others would wait for it for ever.
struct EndOfAll;

impl Drop for EndOfAll {
    fn drop(&mut self) {
        if thread::panicking() {
            std::process::exit(101);
        }
    }
}

impl Seat {
    fn hand(self, policy: &Arc<Policy>) -> Controller {
        match self {
            Seat::BuiltIn(strength) => Controller::Here(strength.players(policy)),
            Seat::Own(make) => Controller::Guest(Box::new(Own::new(make, policy, now))),
        }
    }
}

/// A place where nobody is elsewhere.
struct Here;

impl RunnerHost for Here {
    fn now(&self) -> f64 {
        now()
    }

    fn ask(&mut self, _: ProgramQuestion) {}
}

/// Milliseconds since it was first asked.
fn now() -> f64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_secs_f64() * 1000.0
}
