//! What the solver of the page does now.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::ui::browser::{Patience, Worker};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::worker::{CoachAnswer, CoachRequest};

/// The worker, and what it is asked.
#[derive(Default)]
pub struct WorkerState {
    pub worker: Option<Worker>,
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
    /// Takes the worker away if it solves rules that the first request does not need: that would wait for too long.
    pub fn make_way(&mut self) -> Option<Worker> {
        let (_, solves) = self.unwanted.as_ref()?;
        let first = self.asked.front()?;
        if first.request.rules_to_solve().as_ref() == Some(solves) {
            return None;
        }
        self.unwanted = None;
        self.worker.take()
    }
}
