//! The solver for the screens: one worker, one request at a time. Others help it with rules that take long.
//!
//! [`SolverQueue`] decides what happens; this carries it out.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{self, Patience, SILENCE_LIMIT, Worker, follow};
use rollkeep_app::worker::{
    CoachAnswer, CoachReply, CoachRequest, PageMessage, QueueEffect, SolverQueue, SolverStatus,
};
use rollkeep_words::{advice, words};

/// How many workers help at most.
const HELPERS: usize = 3;

/// The solver of this page. It starts with the first request. Copies refer to the same solver.
#[derive(Clone, Copy)]
pub struct SolverWorker {
    state: StoredValue<Rc<RefCell<SolverState>>, LocalStorage>,
    status: RwSignal<SolverStatus>,
    /// How often somebody has wished that it tries again.
    wishes: RwSignal<u32>,
}

/// The requests, and the workers that answer them.
#[derive(Default)]
struct SolverState {
    queue: SolverQueue,
    worker: Option<Worker>,
    /// Those that help it to solve rules.
    helpers: Vec<Worker>,
    /// The timer for an answer to the first request. When it runs out, the worker counts as dead, though it reported no error.
    awaited: Option<Patience>,
    /// Who gets the answer to each request.
    then: HashMap<u32, Box<dyn FnOnce(CoachAnswer)>>,
}

/// An open request. Dropping it withdraws the request.
pub struct Ticket {
    solver: SolverWorker,
    number: u32,
}

impl Ticket {
    /// Returns whether the request is still open.
    pub fn is_open(&self) -> bool {
        let state = self.solver.state.get_value();
        state.borrow().queue.is_open(self.number)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let number = self.number;
        self.solver.change(|queue| queue.withdraw(number));
        if let Some(state) = self.solver.state.try_get_value() {
            // Dropped when nothing is borrowed any more: it may own another ticket.
            let then = state.borrow_mut().then.remove(&number);
            drop(then);
        }
    }
}

/// The open request of a part of the screen. Another one in its place withdraws it, and so does the end of that part.
#[derive(Clone, Copy)]
pub struct OpenRequest(StoredValue<Option<Ticket>, LocalStorage>);

impl OpenRequest {
    /// None yet; the owner of the part is the current one.
    pub fn none() -> OpenRequest {
        let ticket = StoredValue::new_local(None);
        on_cleanup(move || ticket.set_value(None));
        OpenRequest(ticket)
    }

    /// Keeps this request open instead of the one before.
    pub fn replace(self, ticket: impl Into<Option<Ticket>>) {
        self.0.set_value(ticket.into());
    }

    /// Withdraws the request.
    pub fn withdraw(self) {
        self.0.set_value(None);
    }

    /// Returns whether nothing was asked, or it was withdrawn.
    pub fn is_none(self) -> bool {
        self.0.with_value(Option::is_none)
    }
}

/// Asks the solver this request, and another one whenever it changes, as long as the part of the screen exists. The signal has
/// the answer to the current request, once it has come.
pub fn ask_solver(
    request: impl Fn() -> Option<CoachRequest> + 'static,
) -> ReadSignal<Option<CoachAnswer>> {
    use_solver_worker().follow(request)
}

/// Provides a solver to the page, which has not started yet.
pub fn provide_solver_worker() {
    provide_context(SolverWorker::new());
}

/// Returns the solver of this page.
pub fn use_solver_worker() -> SolverWorker {
    expect_context::<SolverWorker>()
}

impl SolverWorker {
    fn new() -> SolverWorker {
        SolverWorker {
            state: StoredValue::new_local(Rc::default()),
            status: RwSignal::new(SolverStatus::default()),
            wishes: RwSignal::new(0),
        }
    }

    /// Another solver with a worker of its own, for a part of the screen that asks so much that others would have to wait. It ends with
    /// that part.
    pub fn of_its_own() -> SolverWorker {
        let solver = SolverWorker::new();
        solver.begin();
        solver
    }

    /// As [`ask_solver`] of this solver.
    pub fn follow(
        self,
        request: impl Fn() -> Option<CoachRequest> + 'static,
    ) -> ReadSignal<Option<CoachAnswer>> {
        let (solver, open) = (self, OpenRequest::none());
        let answer = RwSignal::new(None);
        let mut before = None;
        follow(move || {
            let request = request();
            if request == before {
                return;
            }
            before.clone_from(&request);
            answer.set(None);
            let ask = |request| solver.ask(request, move |found| answer.set(Some(found)));
            open.replace(request.map(ask));
        });
        answer.read_only()
    }

    /// What those who wait are told.
    pub fn status(&self) -> SolverStatus {
        self.status.get()
    }

    /// Fulfils the wishes to try again, as long as the page, or the part of the screen that has it, is open. [`SolverWorker::try_again`] only counts a wish, so that the first
    /// part of the program need not have the code that starts a worker.
    pub fn begin(self) {
        follow(move || {
            if self.wishes.get() > 0 {
                untrack(|| self.change(SolverQueue::try_again));
            }
        });
    }

    /// Asks a request. `then` gets the answer, unless the ticket is dropped before. While the solver has stalled, no answers come.
    #[must_use]
    pub fn ask(&self, request: CoachRequest, then: impl FnOnce(CoachAnswer) + 'static) -> Ticket {
        let state = self.state.get_value();
        let (number, effects) = state.borrow_mut().queue.ask(request);
        self.open(number, Box::new(then), effects)
    }

    /// Asks a request for which nobody waits, if there is no other. Any other request withdraws it.
    pub fn ask_idle(
        &self,
        request: CoachRequest,
        then: impl FnOnce(CoachAnswer) + 'static,
    ) -> Option<Ticket> {
        let state = self.state.get_value();
        let asked = state.borrow_mut().queue.ask_idle(request);
        asked.map(|(number, effects)| self.open(number, Box::new(then), effects))
    }

    fn open(
        &self,
        number: u32,
        then: Box<dyn FnOnce(CoachAnswer)>,
        effects: Vec<QueueEffect>,
    ) -> Ticket {
        let state = self.state.get_value();
        state.borrow_mut().then.insert(number, then);
        self.carry_out(effects);
        Ticket {
            solver: *self,
            number,
        }
    }

    /// Lets it start again after it has stalled, with all requests.
    pub fn try_again(&self) {
        self.wishes.update(|wishes| *wishes += 1);
    }

    /// Returns the words for somebody who waits for an answer.
    pub fn waiting(&self) -> String {
        let status = self.status();
        if status.stalled {
            words::solver_stalled()
        } else if status.restarts {
            words::coach_restarts()
        } else {
            let percent = status.progress.unwrap_or_default();
            match status.seconds {
                Some(seconds) => advice::working_long(percent, seconds),
                None => advice::working(percent),
            }
        }
    }

    /// The same for the ear, without a number.
    pub fn waiting_aloud(&self) -> String {
        let status = self.status();
        match status.stalled || status.restarts {
            true => self.waiting(),
            false => advice::thinking(),
        }
    }

    /// Tells the queue what happened, and carries out what follows. Does nothing once the page is closing.
    fn change(&self, happened: impl FnOnce(&mut SolverQueue) -> Vec<QueueEffect>) {
        if let Some(state) = self.state.try_get_value() {
            let effects = happened(&mut state.borrow_mut().queue);
            self.carry_out(effects);
        }
    }

    fn carry_out(&self, effects: Vec<QueueEffect>) {
        self.show_status();
        for effect in effects {
            self.carry_out_one(effect);
        }
    }

    fn show_status(&self) {
        let status = self.state.get_value().borrow().queue.status();
        if self.status.try_get_untracked() != Some(status) {
            self.status.try_set(status);
        }
    }

    /// Nothing of the state may be borrowed when a worker is dropped or an answer given: both may come back here.
    fn carry_out_one(&self, effect: QueueEffect) {
        let state = self.state.get_value();
        match effect {
            QueueEffect::StopWorkers => {
                let mut open = state.borrow_mut();
                let gone = (open.worker.take(), std::mem::take(&mut open.helpers));
                // Later, because one of them may own the running callback.
                spawn_local(async move { drop(gone) });
            }
            QueueEffect::StartWorker => self.start(),
            QueueEffect::Send(number, request) => {
                if let Some(worker) = &state.borrow().worker {
                    worker.send(&PageMessage::Coach(number, request).to_json());
                }
                self.wait_on();
            }
            QueueEffect::WaitOn => self.wait_on(),
            QueueEffect::StopWaiting => state.borrow_mut().awaited = None,
            QueueEffect::StartHelpers(most) => self.start_helpers(most),
            QueueEffect::StopHelpers => {
                let gone = std::mem::take(&mut state.borrow_mut().helpers);
                drop(gone);
            }
            QueueEffect::Answer(number, answer) => {
                let then = state.borrow_mut().then.remove(&number);
                if let Some(then) = then {
                    then(answer);
                }
            }
        }
    }

    fn start(&self) {
        let solver = *self;
        let worker = Worker::start(
            move |message| {
                if let Some(reply) = CoachReply::from_json(&message) {
                    let now = browser::monotonic_ms();
                    solver.change(|queue| queue.received(reply, now));
                }
            },
            move || solver.change(SolverQueue::died),
            move || {
                solver.change(|queue| {
                    queue.is_slow_to_start();
                    Vec::new()
                });
            },
        );
        let state = self.state.get_value();
        let before = std::mem::replace(&mut state.borrow_mut().worker, worker);
        drop(before);
        if state.borrow().worker.is_none() {
            state.borrow_mut().queue.not_started();
            self.show_status();
        }
    }

    /// From now on, treats the worker as dead if it sends nothing for too long.
    fn wait_on(&self) {
        let solver = *self;
        let awaited = Patience::new(SILENCE_LIMIT, move || solver.change(SolverQueue::died));
        self.state.get_value().borrow_mut().awaited = Some(awaited);
    }

    /// Starts workers that help the first one.
    fn start_helpers(&self, most: usize) {
        let solver = *self;
        let helper = |place| {
            Worker::start(
                // All that a helper tells the page is that it has started.
                move |_| {
                    if let Some(state) = solver.state.try_get_value() {
                        state.borrow().connect(place);
                    }
                },
                move || solver.change(SolverQueue::died),
                // The others go on without it.
                || (),
            )
        };
        let places = 0..most.min(HELPERS).min(browser::cores() - 1);
        let helpers = places.map_while(helper).collect();
        let state = self.state.get_value();
        let gone = std::mem::replace(&mut state.borrow_mut().helpers, helpers);
        drop(gone);
    }
}

impl SolverState {
    /// Connects a helper, which has started, with the worker.
    fn connect(&self, place: usize) {
        if let (Some(worker), Some(helper)) = (&self.worker, self.helpers.get(place)) {
            let [joins, help] = [PageMessage::Helper, PageMessage::Help];
            worker.connect(&joins.to_json(), helper, &help.to_json());
        }
    }
}
