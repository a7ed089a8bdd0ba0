//! The queue of questions to the worker: one request at a time, another worker if one dies, helpers for rules that take long.
//!
//! It only decides. The page tells it what happens, and carries out the [`QueueEffect`]s.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{CoachAnswer, CoachReply, CoachRequest};
use rollkeep_rules::RuleSet;

/// The requests to a worker, and what the worker does.
#[derive(Debug, Default)]
pub struct SolverQueue {
    /// The requests; the first one is with the worker once that is ready.
    requests: VecDeque<QueuedRequest>,
    /// The number of the next request.
    next: u32,
    worker: WorkerPhase,
    /// The worker has not started in time, and the screen says so. It may still start.
    is_late: bool,
    /// The request for which other workers help.
    helped: Option<u32>,
    /// A withdrawn request that is with the worker, and the rules that it may have to solve for it.
    withdrawn: Option<(u32, Arc<RuleSet>)>,
    /// A withdrawn request for which the worker solves these rules. If the next request needs others, the worker is stopped.
    withdrawn_at_work: Option<(u32, Arc<RuleSet>)>,
    /// The first report of the progress of a request.
    begun: Option<Report>,
    status: SolverStatus,
}

/// What those who wait are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolverStatus {
    /// The progress of the current request, in percent; `None` if it is quick.
    pub progress: Option<u32>,
    /// The seconds that the current request takes still; `None` if it is quick, or not yet known.
    pub seconds: Option<u32>,
    /// Whether the worker has died, and another one has got the same request.
    pub restarts: bool,
    /// Whether the worker does not start, or has died over the same request twice. Requests then wait for
    /// [`SolverQueue::try_again`], or for a late start.
    pub stalled: bool,
}

/// What to do outside.
#[derive(Clone, Debug, PartialEq)]
pub enum QueueEffect {
    /// Stop the worker, if there is one, and those that help it.
    StopWorkers,
    /// Start a worker in place of the one before, and say [`SolverQueue::not_started`] if that is impossible.
    StartWorker,
    /// Send this request to the worker. From now on, it counts as dead if it sends nothing for too long.
    Send(u32, CoachRequest),
    /// The worker lives: wait as long again.
    WaitOn,
    /// Nothing is expected of the worker: wait no more.
    StopWaiting,
    /// Start at most so many workers that help the first one.
    StartHelpers(usize),
    /// Stop those that help.
    StopHelpers,
    /// Give this answer to the part of the screen that has asked the request with this number.
    Answer(u32, CoachAnswer),
}

#[derive(Debug)]
struct QueuedRequest {
    number: u32,
    request: CoachRequest,
    /// The worker has already died over it once.
    killed_worker: bool,
    /// Nobody waits for it: it gives way to any other request.
    is_idle: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum WorkerPhase {
    #[default]
    None,
    Starting,
    Ready,
}

/// How much of a request was done at a time, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Report {
    number: u32,
    at: f64,
    done: usize,
}

impl SolverQueue {
    /// What those who wait are told.
    pub fn status(&self) -> SolverStatus {
        self.status
    }

    /// Returns whether the request with this number waits for its answer.
    pub fn is_open(&self, number: u32) -> bool {
        self.requests.iter().any(|it| it.number == number)
    }

    /// Asks a request, and returns its number. While the solver has stalled, no answers come.
    pub fn ask(&mut self, request: CoachRequest) -> (u32, Vec<QueueEffect>) {
        let idle = self.requests.front().filter(|it| it.is_idle);
        let idle = idle.map(|it| it.number);
        let (number, mut effects) = self.put(request, false);
        if let Some(idle) = idle {
            effects.extend(self.withdraw(idle));
        }
        (number, effects)
    }

    /// Asks a request for which nobody waits, if there is no other. Any other request withdraws it.
    pub fn ask_idle(&mut self, request: CoachRequest) -> Option<(u32, Vec<QueueEffect>)> {
        self.requests.is_empty().then(|| self.put(request, true))
    }

    fn put(&mut self, request: CoachRequest, is_idle: bool) -> (u32, Vec<QueueEffect>) {
        let number = self.next;
        self.next = number.wrapping_add(1);
        self.requests.push_back(QueuedRequest {
            number,
            request,
            killed_worker: false,
            is_idle,
        });
        let mut effects = self.make_way();
        // After a request that stalled, a new one waits too.
        if self.requests.len() == 1 {
            effects.extend(self.go_on());
        }
        (number, effects)
    }

    /// Withdraws a request. If the worker is solving rules for it, it goes on, unless the next request needs others.
    pub fn withdraw(&mut self, number: u32) -> Vec<QueueEffect> {
        let place = self.requests.iter().position(|it| it.number == number);
        let withdrawn = place.and_then(|place| self.requests.remove(place));
        let (Some(withdrawn), Some(0)) = (withdrawn, place) else {
            return Vec::new();
        };
        let mut effects = vec![QueueEffect::StopWaiting];
        // The next request waits for the same worker.
        if self.is_late && !self.requests.is_empty() {
            return effects;
        }
        if self.worker == WorkerPhase::Ready && self.withdrawn_at_work.is_none() {
            let rules = withdrawn.request.rules_to_solve();
            let at_work = rules.map(|rules| (number, rules));
            // As long as it reports no progress, it may be answered too fast to be worth stopping.
            match self.status.progress {
                Some(_) => self.withdrawn_at_work = at_work,
                None => self.withdrawn = at_work.or(self.withdrawn.take()),
            }
        }
        effects.extend(match std::mem::take(&mut self.is_late) {
            true => self.stop_workers(),
            false => self.make_way(),
        });
        self.status = SolverStatus::default();
        if !self.requests.is_empty() {
            // If the worker died of the withdrawn request, the next one may work.
            effects.extend(self.go_on());
        }
        effects
    }

    /// Lets it start again after it has stalled, with all requests.
    pub fn try_again(&mut self) -> Vec<QueueEffect> {
        if !self.status.stalled {
            return Vec::new();
        }
        for request in &mut self.requests {
            request.killed_worker = false;
        }
        self.start()
    }

    /// Handles a message of the worker that came at this time, in milliseconds.
    pub fn received(&mut self, reply: CoachReply, now: f64) -> Vec<QueueEffect> {
        match reply {
            CoachReply::Ready => {
                self.worker = WorkerPhase::Ready;
                if std::mem::take(&mut self.is_late) {
                    self.status.stalled = false;
                }
                self.send()
            }
            CoachReply::CallsForHelp(number, most) => {
                // Not if the request has already been the death of a worker.
                let first = self.requests.front();
                if first.is_some_and(|it| it.killed_worker) {
                    return Vec::new();
                }
                self.helped = Some(number);
                vec![QueueEffect::StartHelpers(most)]
            }
            CoachReply::Progress(number, done, all) => {
                if let Some(withdrawn) = self.withdrawn.take_if(|it| it.0 == number) {
                    self.withdrawn_at_work = Some(withdrawn);
                    let stopped = self.make_way();
                    if !stopped.is_empty() {
                        return stopped.into_iter().chain(self.go_on()).collect();
                    }
                }
                let Some(first) = self.requests.front() else {
                    return Vec::new();
                };
                // Rules that are solved for a withdrawn request are those of the first one.
                let is_withdrawn = self
                    .withdrawn_at_work
                    .as_ref()
                    .is_some_and(|it| it.0 == number);
                if first.number != number && !is_withdrawn {
                    return Vec::new();
                }
                let report = Report {
                    number,
                    at: now,
                    done,
                };
                let begun = self.begun.filter(|it| it.number == number);
                let begun = *self.begun.insert(begun.unwrap_or(report));
                self.status.progress = Some((done * 100 / all.max(1)) as u32);
                self.status.seconds = seconds_left(begun, report, all);
                vec![QueueEffect::WaitOn]
            }
            CoachReply::Answer(number, answer) => {
                // A request that was withdrawn meanwhile is answered, too.
                self.withdrawn_at_work.take_if(|it| it.0 == number);
                self.withdrawn.take_if(|it| it.0 == number);
                let mut effects = Vec::new();
                if self.helped.take_if(|helped| *helped == number).is_some() {
                    effects.push(QueueEffect::StopHelpers);
                }
                let answered = self.requests.pop_front_if(|it| it.number == number);
                if answered.is_some() {
                    // The worker answers in order: what was withdrawn before is not at work any more.
                    self.withdrawn_at_work = None;
                    effects.push(QueueEffect::StopWaiting);
                    self.status = SolverStatus {
                        stalled: self.status.stalled,
                        ..SolverStatus::default()
                    };
                    effects.extend(self.send());
                    effects.push(QueueEffect::Answer(number, answer));
                }
                effects
            }
        }
    }

    /// Handles a dead worker, or one that has sent nothing for too long after a request: a new one gets the same request, but only
    /// once.
    pub fn died(&mut self) -> Vec<QueueEffect> {
        self.status.progress = None;
        self.status.seconds = None;
        self.is_late = false;
        self.begun = None;
        self.withdrawn_at_work = None;
        let mut effects = vec![QueueEffect::StopWaiting];
        effects.extend(self.stop_workers());
        let first = self.requests.front_mut();
        match first.map(|it| std::mem::replace(&mut it.killed_worker, true)) {
            Some(false) => {
                self.status.restarts = true;
                effects.extend(self.start());
            }
            Some(true) => self.stall(),
            // The next request starts a worker.
            None => {}
        }
        effects
    }

    /// Handles a worker that does not start, though it may still do so.
    pub fn is_slow_to_start(&mut self) {
        self.is_late = true;
        self.stall();
    }

    /// Handles a worker that could not be started at all.
    pub fn not_started(&mut self) {
        self.worker = WorkerPhase::None;
        self.stall();
    }

    fn stall(&mut self) {
        self.status.restarts = false;
        self.status.stalled = true;
    }

    /// Sends the first request, or starts a worker for it.
    fn go_on(&mut self) -> Vec<QueueEffect> {
        match self.worker {
            WorkerPhase::None => self.start(),
            WorkerPhase::Starting | WorkerPhase::Ready => self.send(),
        }
    }

    fn start(&mut self) -> Vec<QueueEffect> {
        self.status.stalled = false;
        self.is_late = false;
        self.worker = WorkerPhase::Starting;
        vec![QueueEffect::StartWorker]
    }

    fn send(&mut self) -> Vec<QueueEffect> {
        match (self.worker, self.requests.front()) {
            (WorkerPhase::Ready, Some(first)) => {
                vec![QueueEffect::Send(first.number, first.request.clone())]
            }
            _ => Vec::new(),
        }
    }

    /// Stops the worker if it solves rules, and the first request needs others: it would wait for too long.
    fn make_way(&mut self) -> Vec<QueueEffect> {
        let needed = || self.requests.front()?.request.rules_to_solve();
        let needs_others = |solves: &Arc<RuleSet>| needed().is_some_and(|needed| needed != *solves);
        if !(self.withdrawn_at_work.as_ref()).is_some_and(|(_, solves)| needs_others(solves)) {
            return Vec::new();
        }
        self.withdrawn_at_work = None;
        self.stop_workers()
    }

    fn stop_workers(&mut self) -> Vec<QueueEffect> {
        self.worker = WorkerPhase::None;
        self.helped = None;
        self.withdrawn = None;
        vec![QueueEffect::StopWorkers]
    }
}

/// How many more seconds a request takes that has done so much in so much time, in steps of five; `None` if that is soon, or not
/// yet known.
fn seconds_left(begun: Report, now: Report, all: usize) -> Option<u32> {
    let (took, did) = (now.at - begun.at, now.done.saturating_sub(begun.done));
    let known = took > 2000.0 && did > 0;
    let left = took * all.saturating_sub(now.done) as f64 / did.max(1) as f64;
    let steps = (left / 5000.0) as u32 + 1;
    (known && steps > 1).then_some(5 * steps)
}
