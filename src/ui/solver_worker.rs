//! The solver for the screens: one worker, one request at a time. Others help it with rules that take long.

mod state;
mod time_left;

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::state::{Asked, WorkerState};
use self::time_left::seconds_left;
use super::browser::{self, Patience, SILENCE_LIMIT, Worker, follow};
use rollkeep_app::worker::{CoachAnswer, CoachReply, CoachRequest, PageMessage};
use rollkeep_words::{advice, words};

/// How many workers help at most.
const HELPERS: usize = 3;

/// The solver of this page. It starts with the first request. Copies refer to the same solver.
#[derive(Clone, Copy)]
pub struct SolverWorker {
    state: StoredValue<Rc<RefCell<WorkerState>>, LocalStorage>,
    progress: RwSignal<Option<u32>>,
    /// The seconds that the current request takes still, if it takes long.
    seconds: RwSignal<Option<u32>>,
    restarts: RwSignal<bool>,
    stalled: RwSignal<bool>,
    /// How often somebody has wished that it tries again.
    wishes: RwSignal<u32>,
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
        let open = state.borrow();
        open.asked.iter().any(|it| it.number == self.number)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.solver.withdraw(self.number);
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
    let (solver, open) = (use_solver_worker(), OpenRequest::none());
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

/// Provides a solver to the page, which has not started yet.
pub fn provide_solver_worker() {
    provide_context(SolverWorker {
        state: StoredValue::new_local(Rc::default()),
        progress: RwSignal::new(None),
        seconds: RwSignal::new(None),
        restarts: RwSignal::new(false),
        stalled: RwSignal::new(false),
        wishes: RwSignal::new(0),
    });
}

/// Returns the solver of this page.
pub fn use_solver_worker() -> SolverWorker {
    expect_context::<SolverWorker>()
}

impl SolverWorker {
    /// The progress of the current request, in percent; `None` if it is quick.
    pub fn progress(&self) -> ReadSignal<Option<u32>> {
        self.progress.read_only()
    }

    /// The seconds that the current request takes still; `None` if it is quick, or not yet known.
    pub fn seconds(&self) -> ReadSignal<Option<u32>> {
        self.seconds.read_only()
    }

    /// Whether it does not start, or has died over the same request twice. Requests then wait for
    /// [`SolverWorker::try_again`], or for a late start.
    pub fn stalled(&self) -> ReadSignal<bool> {
        self.stalled.read_only()
    }

    /// Fulfils the wishes to try again, as long as the page is open. Only lazy code calls it: it has what starts a worker.
    pub fn begin(self) {
        follow(move || {
            if self.wishes.get() > 0 {
                untrack(|| self.restart());
            }
        });
    }

    /// Asks a request. `then` gets the answer, unless the ticket is dropped before. While the solver has
    /// [stalled](SolverWorker::stalled), no answers come.
    #[must_use]
    pub fn ask(&self, request: CoachRequest, then: impl FnOnce(CoachAnswer) + 'static) -> Ticket {
        let state = self.state.get_value();
        let idle = state
            .borrow()
            .asked
            .front()
            .filter(|it| it.idle)
            .map(|it| it.number);
        let ticket = self.put(request, false, Box::new(then));
        if let Some(number) = idle {
            self.withdraw(number);
        }
        ticket
    }

    /// Asks a request for which nobody waits, if there is no other. Any other request withdraws it.
    pub fn ask_idle(
        &self,
        request: CoachRequest,
        then: impl FnOnce(CoachAnswer) + 'static,
    ) -> Option<Ticket> {
        let free = self.state.get_value().borrow().asked.is_empty();
        free.then(|| self.put(request, true, Box::new(then)))
    }

    fn put(&self, request: CoachRequest, idle: bool, then: Box<dyn FnOnce(CoachAnswer)>) -> Ticket {
        let state = self.state.get_value();
        let number = state.borrow().next;
        let mut open = state.borrow_mut();
        open.next = number.wrapping_add(1);
        open.asked.push_back(Asked {
            number,
            request,
            killed_worker: false,
            idle,
            then,
        });
        let first = open.asked.len() == 1;
        let gone = open.make_way();
        let started = open.worker.is_some();
        drop(open);
        drop(gone);
        // After a request that stalled, a new one waits too.
        match (first, started) {
            (true, false) => self.start(),
            (true, true) => self.send(),
            (false, _) => {}
        }
        Ticket {
            solver: *self,
            number,
        }
    }

    /// Lets it start again after it has stalled, with all requests.
    pub fn try_again(&self) {
        self.wishes.update(|wishes| *wishes += 1);
    }

    fn restart(&self) {
        if self.stalled.get_untracked() {
            let state = self.state.get_value();
            for asked in &mut state.borrow_mut().asked {
                asked.killed_worker = false;
            }
            self.start();
        }
    }

    /// Returns the words for somebody who waits for an answer.
    pub fn waiting(&self) -> String {
        if self.stalled.get() {
            words::solver_stalled()
        } else if self.restarts.get() {
            words::coach_restarts()
        } else {
            let percent = self.progress.get().unwrap_or_default();
            match self.seconds.get() {
                Some(seconds) => advice::working_long(percent, seconds),
                None => advice::working(percent),
            }
        }
    }

    /// The same for the ear, without a number.
    pub fn waiting_aloud(&self) -> String {
        match self.stalled.get() || self.restarts.get() {
            true => self.waiting(),
            false => advice::thinking(),
        }
    }

    fn start(&self) {
        self.stalled.set(false);
        let solver = *self;
        let worker = Worker::start(
            move |message| solver.handle(&message),
            move || solver.died(),
            move || solver.is_late(),
        );
        let none = worker.is_none();
        let state = self.state.get_value();
        let mut open = state.borrow_mut();
        (open.ready, open.late) = (false, false);
        open.worker = worker;
        drop(open);
        if none {
            self.stall();
        }
    }

    fn send(&self) {
        let state = self.state.get_value();
        let open = state.borrow();
        if let (Some(worker), Some(asked), true) = (&open.worker, open.asked.front(), open.ready) {
            worker.send(&PageMessage::Coach(asked.number, asked.request.clone()).to_json());
            drop(open);
            self.await_reply();
        }
    }

    /// From now on, treats the worker as dead if it sends nothing for too long.
    fn await_reply(&self) {
        let solver = *self;
        let awaited = Patience::new(SILENCE_LIMIT, move || solver.died());
        self.state.get_value().borrow_mut().awaited = Some(awaited);
    }

    /// Handles a message of the worker.
    fn handle(&self, message: &str) {
        // The page may be closing.
        let Some(state) = self.state.try_get_value() else {
            return;
        };
        let now = browser::monotonic_ms();
        match CoachReply::from_json(message) {
            Some(CoachReply::Ready) => {
                let mut open = state.borrow_mut();
                open.ready = true;
                let late = std::mem::take(&mut open.late);
                drop(open);
                if late {
                    self.stalled.set(false);
                }
                self.send();
            }
            Some(CoachReply::CallsForHelp(number, most)) => self.call_helpers(number, most),
            Some(CoachReply::Progress(number, done, all)) => {
                let open = state.borrow();
                let first = open.asked.front().map(|asked| asked.number);
                // Rules that are solved for a withdrawn request are those of the first one.
                let unwanted = open.unwanted.as_ref().map(|it| it.0);
                drop(open);
                if first == Some(number) || first.is_some() && unwanted == Some(number) {
                    let percent = done * 100 / all.max(1);
                    self.progress.set(Some(percent as u32));
                    let report = (number, now, done);
                    let mut open = state.borrow_mut();
                    let begun = open.begun.filter(|it| it.0 == number).unwrap_or(report);
                    open.begun = Some(begun);
                    drop(open);
                    self.seconds.set(seconds_left(begun, report, all));
                    self.await_reply();
                }
            }
            Some(CoachReply::Answer(number, answer)) => {
                // A request that was withdrawn meanwhile is answered, too.
                let mut open = state.borrow_mut();
                open.unwanted.take_if(|it| it.0 == number);
                open.helpers.take_if(|it| it.0 == number);
                let answered = open.asked.pop_front_if(|it| it.number == number);
                if let Some(asked) = answered {
                    open.awaited = None;
                    drop(open);
                    self.progress.set(None);
                    self.seconds.set(None);
                    self.restarts.set(false);
                    self.send();
                    (asked.then)(answer);
                }
            }
            None => {}
        }
    }

    /// Starts workers that help the first one, unless the request has already been the death of one.
    fn call_helpers(&self, number: u32, most: usize) {
        let solver = *self;
        let state = self.state.get_value();
        let mut open = state.borrow_mut();
        if open.asked.front().is_some_and(|asked| asked.killed_worker) {
            return;
        }
        let helper = |place| {
            Worker::start(
                // All that a helper tells the page is that it has started.
                move |_| {
                    if let Some(state) = solver.state.try_get_value() {
                        state.borrow().connect(place);
                    }
                },
                move || solver.died(),
                // The others go on without it.
                || (),
            )
        };
        let places = 0..most.min(HELPERS).min(browser::cores() - 1);
        open.helpers = Some((number, places.map_while(helper).collect()));
    }

    /// Handles a dead worker: a new one gets the same request, but only once.
    fn died(&self) {
        let Some(state) = self.state.try_get_value() else {
            return;
        };
        self.progress.set(None);
        self.seconds.set(None);
        let mut open = state.borrow_mut();
        (open.late, open.awaited, open.begun) = (false, None, None);
        open.unwanted = None;
        let gone = open.take_workers();
        let killed_worker =
            (open.asked.front_mut()).map(|asked| std::mem::replace(&mut asked.killed_worker, true));
        drop(open);
        // Later, because one of the old workers still owns the running callback.
        spawn_local(async move { drop(gone) });
        match killed_worker {
            Some(false) => {
                self.restarts.set(true);
                self.start();
            }
            Some(true) => self.stall(),
            // The next request starts a worker.
            None => {}
        }
    }

    /// Handles a worker that has sent nothing for too long.
    fn is_late(&self) {
        if let Some(state) = self.state.try_get_value() {
            state.borrow_mut().late = true;
            self.stall();
        }
    }

    fn stall(&self) {
        self.restarts.set(false);
        self.stalled.set(true);
    }

    /// Withdraws a request. If the worker is solving rules for it, it goes on, unless the next request needs others.
    fn withdraw(&self, number: u32) {
        let Some(state) = self.state.try_get_value() else {
            return;
        };
        let mut open = state.borrow_mut();
        let place = open.asked.iter().position(|asked| asked.number == number);
        let withdrawn = place.and_then(|place| open.asked.remove(place));
        let (Some(withdrawn), Some(0)) = (withdrawn, place) else {
            return;
        };
        open.awaited = None;
        // The next request waits for the same worker.
        if open.late && !open.asked.is_empty() {
            return;
        }
        let late = std::mem::take(&mut open.late);
        // Other requests are answered too fast to be worth stopping.
        let solving = self.progress.try_get_untracked().flatten().is_some();
        if solving && open.unwanted.is_none() {
            let rules = withdrawn.request.rules_to_solve();
            open.unwanted = rules.map(|rules| (number, rules));
        }
        let stopped = match late {
            true => open.take_workers(),
            false => open.make_way(),
        };
        let started = open.worker.is_some();
        let more = !open.asked.is_empty();
        drop(open);
        drop(stopped);
        let _ = self.progress.try_set(None);
        let _ = self.seconds.try_set(None);
        let _ = self.restarts.try_set(false);
        let _ = self.stalled.try_set(false);
        match (more, started) {
            (true, true) => self.send(),
            // The request that the worker died of is gone; the next one may work.
            (true, false) => self.start(),
            (false, _) => {}
        }
    }
}
