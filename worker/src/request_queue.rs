//! The requests for the coach.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use futures_channel::mpsc::UnboundedSender;
use rollkeep_app::worker::kept_tables::WORTH_KEEPING;
use rollkeep_app::worker::{CoachReply, CoachRequest, CoachWorker};
use rollkeep_solver::coach::SolvingTime;
use rollkeep_solver::{Policy, Progress};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessagePort, Performance};

use super::crew::{Crew, CrewEvent};
use super::kept_tables;

/// Answers requests in their order, but at once what needs no rules solved.
pub struct RequestQueue {
    worker: RefCell<CoachWorker>,
    /// Requests that need rules solved. The first one is being answered.
    waiting: RefCell<VecDeque<(u32, CoachRequest)>>,
    /// Those who solve rules now.
    crew: RefCell<Option<UnboundedSender<CrewEvent>>>,
    clock: Performance,
    reply: Box<dyn Fn(CoachReply)>,
}

impl RequestQueue {
    pub fn new(clock: Performance, reply: impl Fn(CoachReply) + 'static) -> Rc<RequestQueue> {
        Rc::new(RequestQueue {
            worker: RefCell::default(),
            waiting: RefCell::default(),
            crew: RefCell::default(),
            clock,
            reply: Box::new(reply),
        })
    }

    /// Answers the request with this number, or lets it wait until its rules are solved.
    pub fn receive(self: &Rc<RequestQueue>, number: u32, request: CoachRequest) {
        if self.worker.borrow_mut().must_solve(&request).is_none() {
            return self.answer(number, &request);
        }
        let mut waiting = self.waiting.borrow_mut();
        waiting.push_back((number, request));
        if waiting.len() == 1 {
            let queue = self.clone();
            spawn_local(async move { queue.work().await });
        }
    }

    /// Lets the worker at the other end of this port help to solve the rules that are being solved.
    pub fn join(&self, helper: MessagePort) {
        if let Some(crew) = &*self.crew.borrow() {
            // Only a crew that has finished hears nothing more.
            let _ = crew.unbounded_send(CrewEvent::Joined(helper));
        }
    }

    /// Answers what waits.
    async fn work(&self) {
        loop {
            let first = self.waiting.borrow().front().cloned();
            let Some((number, request)) = first else {
                return;
            };
            let solved = self.solve(number, &request).await;
            // The workers of a tournament start with this answer, and look for what is kept.
            let is_for_others = matches!(request, CoachRequest::Solve(_));
            if !is_for_others {
                self.answer(number, &request);
            }
            if let Some(policy) = solved {
                kept_tables::keep(&policy).await;
            }
            if is_for_others {
                self.answer(number, &request);
            }
            self.waiting.borrow_mut().pop_front();
        }
    }

    /// Solves the rules that a request needs, unless they are kept. Returns them if they are worth keeping.
    async fn solve(&self, number: u32, request: &CoachRequest) -> Option<Arc<Policy>> {
        let rules = self.worker.borrow_mut().must_solve(request)?;
        if let Some(policy) = kept_tables::find(&rules).await {
            self.worker.borrow_mut().keep(policy);
            return None;
        }
        let begun = self.clock.now();
        let crew = Crew::new(&rules)?;
        self.crew.replace(Some(crew.sender()));
        if SolvingTime::of(&rules) != SolvingTime::Moment {
            (self.reply)(CoachReply::CallsForHelp(number, crew.most_helpers()));
        }
        let report = |progress: Progress| {
            (self.reply)(CoachReply::Progress(number, progress.done, progress.all));
        };
        let solved = crew.solve(&self.clock, report).await;
        self.crew.take();
        self.worker.borrow_mut().keep(solved?);
        let took_long = self.clock.now() - begun > WORTH_KEEPING;
        let policy = self.worker.borrow().solved(&rules).cloned();
        policy.filter(|_| took_long)
    }

    fn answer(&self, number: u32, request: &CoachRequest) {
        let mut reply = |reply| (self.reply)(reply);
        self.worker.borrow_mut().handle(number, request, &mut reply);
    }
}
