//! What the solver of the page does now.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::ui::browser::{Patience, Worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest, PageMessage};
use rollkeep_rules::RuleSet;

/// The worker, and what it is asked.
#[derive(Default)]
pub struct WorkerState {
    pub worker: Option<Worker>,
    /// Those that help it to solve rules, and the number of the request for which it does.
    pub helpers: Option<(u32, Vec<Worker>)>,
    pub ready: bool,
    /// The worker has sent nothing for so long that the screen says so. It may still start.
    pub late: bool,
    /// The timer for an answer to the first request. When it runs out, the worker counts as dead, though it reported no error.
    pub awaited: Option<Patience>,
    /// The request that reports its progress: its number, the time of the first report, and how much was done then.
    pub begun: Option<(u32, f64, usize)>,
    /// A withdrawn request for which the worker still solves rules, and these: others may need them.
    pub unwanted: Option<(u32, Arc<RuleSet>)>,
    /// The number of the next request.
    pub next: u32,
    /// The requests; the first one is with the worker once it is ready.
    pub asked: VecDeque<Asked>,
}

/// A request.
pub struct Asked {
    pub number: u32,
    pub request: CoachRequest,
    /// The worker has already died over it once.
    pub killed_worker: bool,
    /// Nobody waits for it: it gives way to any other request.
    pub idle: bool,
    pub then: Box<dyn FnOnce(CoachAnswer)>,
}

impl WorkerState {
    /// Takes the workers away if they solve rules, and the first request needs others: it would wait for too long.
    pub fn make_way(&mut self) -> Vec<Worker> {
        let needed = || self.asked.front()?.request.rules_to_solve();
        let needs_others = |solves: &Arc<RuleSet>| needed().is_some_and(|needed| needed != *solves);
        if !(self.unwanted.as_ref()).is_some_and(|(_, solves)| needs_others(solves)) {
            return Vec::new();
        }
        self.unwanted = None;
        self.take_workers()
    }

    /// Takes the worker away, and those that help it.
    pub fn take_workers(&mut self) -> Vec<Worker> {
        let helpers = self.helpers.take().map(|(_, helpers)| helpers);
        let mut workers = helpers.unwrap_or_default();
        workers.extend(self.worker.take());
        workers
    }

    /// Connects a helper, which has started, with the worker.
    pub fn connect(&self, place: usize) {
        let helpers = self.helpers.as_ref();
        let helper = helpers.and_then(|(_, helpers)| helpers.get(place));
        if let (Some(worker), Some(helper)) = (&self.worker, helper) {
            let [joins, help] = [PageMessage::Helper, PageMessage::Help];
            worker.connect(&joins.to_json(), helper, &help.to_json());
        }
    }
}
