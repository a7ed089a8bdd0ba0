//! A worker that plays games of a tournament, and the sandboxes of the programs that it asks.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::task::spawn_local;

use crate::ui::browser::{self, Death, Patience, Sandbox, SandboxState, Worker};
use rollkeep_app::tournament::worker_messages::{TournamentReply, TournamentRequest};
use rollkeep_app::tournament::{Caution, Disqualification, Pairing, Plan};
use rollkeep_app::worker::{CoachReply, PageMessage};

/// How long a sandbox may be silent before it counts as dead, in milliseconds while the page ran.
pub const SILENCE: f64 = 3000.0;

/// A worker that plays games of a tournament. Dropping it stops the worker and its sandboxes.
pub struct Shard {
    inner: Rc<RefCell<Inner>>,
    /// The games it plays now.
    given: Vec<Pairing>,
    /// When it got them, on the page's clock.
    since: f64,
}

struct Inner {
    plan: Plan,
    caution: Caution,
    report: Rc<dyn Fn(ShardEvent)>,
    worker: Option<Worker>,
    /// The running sandboxes of own players.
    sandboxes: Vec<(usize, Sandbox)>,
    /// The programs that have not started yet, and the timer for their start.
    starting: Vec<usize>,
    start: Option<Patience>,
    /// Sandboxes that were pinged, each with a timer for its answer.
    checked: Vec<(usize, Patience)>,
    /// Replies of the worker that wait until all pings are answered.
    waiting: Vec<TournamentReply>,
    /// Whether the worker has sent anything.
    answered: bool,
    started: bool,
    announced: bool,
}

/// What a shard reports.
pub enum ShardEvent {
    /// It is ready for games.
    Ready,
    /// A reply of its worker.
    Reply(TournamentReply),
    /// The sandbox of this entrant has died, with all that ran in its process.
    SandboxSilent(usize),
    /// Its worker is gone.
    Died,
    /// Its worker has sent nothing for a long time; it may still start.
    Late,
}

impl Shard {
    /// Starts a worker for games of this plan. `None` if the browser has no workers.
    pub fn start(
        plan: &Plan,
        caution: Caution,
        report: impl Fn(ShardEvent) + 'static,
    ) -> Option<Shard> {
        let report: Rc<dyn Fn(ShardEvent)> = Rc::new(report);
        let inner = Rc::new(RefCell::new(Inner {
            plan: plan.clone(),
            caution,
            report: report.clone(),
            worker: None,
            sandboxes: Vec::new(),
            starting: Vec::new(),
            start: None,
            checked: Vec::new(),
            waiting: Vec::new(),
            answered: false,
            started: false,
            announced: false,
        }));
        let weak = Rc::downgrade(&inner);
        let join = TournamentRequest::Join(plan.clone());
        let late = report.clone();
        let worker = Worker::start(
            move |message| {
                let Some(inner) = weak.upgrade() else { return };
                inner.borrow_mut().answered = true;
                match TournamentReply::from_json(&message) {
                    Some(reply) => Inner::handle_reply(&inner, reply),
                    // A message sent before the worker is ready is lost.
                    None if CoachReply::from_json(&message) == Some(CoachReply::Ready) => {
                        inner.borrow().send(join.clone());
                    }
                    None => {}
                }
            },
            move || report(ShardEvent::Died),
            move || late(ShardEvent::Late),
        )?;
        inner.borrow_mut().worker = Some(worker);
        Some(Shard {
            inner,
            given: Vec::new(),
            since: 0.0,
        })
    }

    /// Returns whether it can play: its worker and its programs have started.
    pub fn is_ready(&self) -> bool {
        self.inner.borrow().announced
    }

    /// Returns whether it is ready for games and has none.
    pub fn is_idle(&self) -> bool {
        self.given.is_empty() && self.is_ready()
    }

    /// Returns whether its worker has sent anything.
    pub fn has_answered(&self) -> bool {
        self.inner.borrow().answered
    }

    /// Returns the games it plays now.
    pub fn given(&self) -> &[Pairing] {
        &self.given
    }

    /// Gives it games to play.
    pub fn give(&mut self, pairings: Vec<Pairing>) {
        self.since = browser::monotonic_ms();
        self.given.clone_from(&pairings);
        self.inner.borrow().send(TournamentRequest::Play(pairings));
    }

    /// Ends the current games. Returns how many there were and how many milliseconds they took.
    pub fn done(&mut self) -> (usize, f64) {
        let games = std::mem::take(&mut self.given).len();
        (games, browser::monotonic_ms() - self.since)
    }
}

impl Inner {
    fn send(&self, request: TournamentRequest) {
        if let Some(worker) = &self.worker {
            worker.send(&PageMessage::Tournament(request).to_json());
        }
    }

    fn report(this: &Rc<RefCell<Inner>>, event: ShardEvent) {
        let report = this.borrow().report.clone();
        report(event);
    }

    /// Handles a reply of the worker.
    fn handle_reply(this: &Rc<RefCell<Inner>>, reply: TournamentReply) {
        // Results count only after every pinged sandbox has answered: a dead one may have spoiled them.
        let waits = !this.borrow().checked.is_empty();
        if waits
            && matches!(
                reply,
                TournamentReply::Played(_) | TournamentReply::Wants(_)
            )
        {
            return this.borrow_mut().waiting.push(reply);
        }
        match reply {
            TournamentReply::Joined => Inner::join(this),
            TournamentReply::Disqualified(entrant) => Inner::check_sandbox(this, entrant),
            TournamentReply::Wants(entrant) => {
                Inner::report(this, ShardEvent::Reply(reply));
                Inner::replace(this, entrant);
            }
            TournamentReply::Progress(..) | TournamentReply::Played(_) => {
                Inner::report(this, ShardEvent::Reply(reply))
            }
        }
    }

    /// Starts the programs after the worker has solved the rules, so that solving does not slow them down.
    fn join(this: &Rc<RefCell<Inner>>) {
        let inner = this.borrow();
        let one_at_a_time = inner.caution.one_at_a_time();
        for entrant in inner.caution.excluded() {
            inner.send(TournamentRequest::Disqualify(
                *entrant,
                Disqualification::BroughtDown,
            ));
        }
        if one_at_a_time {
            inner.send(TournamentRequest::OneAtATime);
        }
        let there = |entrant: &usize| !inner.caution.excluded().contains(entrant);
        let entrants = 0..inner.plan.entrants().len();
        let entrants: Vec<usize> = entrants.filter(there).collect();
        drop(inner);
        if !one_at_a_time {
            entrants.into_iter().for_each(|it| Inner::open(this, it));
            Inner::wait_for_starts(this);
        }
        this.borrow_mut().started = true;
        Inner::announce_ready(this);
    }

    /// Stops the running program and starts another one alone.
    fn replace(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let before = std::mem::take(&mut this.borrow_mut().sandboxes);
        let inner = Rc::downgrade(this);
        // Later, because the old sandbox still owns the running callback.
        spawn_local(async move {
            drop(before);
            if let Some(inner) = inner.upgrade() {
                Inner::open(&inner, entrant);
                Inner::wait_for_starts(&inner);
                Inner::announce_ready(&inner);
            }
        });
    }

    fn open(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let inner = this.borrow();
        let Some(source) = inner
            .plan
            .entrants()
            .get(entrant)
            .and_then(|it| it.source())
        else {
            return;
        };
        let rules = serde_json::to_string(inner.plan.rules()).unwrap_or_default();
        let weak = Rc::downgrade(this);
        let opened = Sandbox::open(source, &rules, move |state| {
            if let Some(inner) = weak.upgrade() {
                Inner::handle_state(&inner, entrant, state);
            }
        });
        drop(inner);
        let Some(mut sandbox) = opened else {
            return Inner::disqualify(this, entrant, Disqualification::Broken(String::new()));
        };
        let mut inner = this.borrow_mut();
        if !inner.caution.one_at_a_time() {
            inner.give_line(entrant, &mut sandbox);
        }
        inner.starting.push(entrant);
        inner.sandboxes.push((entrant, sandbox));
    }

    /// Connects the worker with this program.
    fn give_line(&self, entrant: usize, sandbox: &mut Sandbox) {
        if let (Some(line), Some(worker)) = (sandbox.give_line(), &self.worker) {
            worker.send_line(&PageMessage::Program(entrant).to_json(), line);
        }
    }

    fn wait_for_starts(this: &Rc<RefCell<Inner>>) {
        let weak = Rc::downgrade(this);
        let over = move || {
            if let Some(inner) = weak.upgrade() {
                let late = inner.borrow().starting.clone();
                // The file of the sandbox did not arrive; that is not the program's fault.
                if inner.borrow().lacks_sandbox(&late) {
                    return Inner::report(&inner, ShardEvent::Died);
                }
                for entrant in late {
                    Inner::check_sandbox(&inner, entrant);
                }
            }
        };
        this.borrow_mut().start = Some(Patience::new(Disqualification::START_MS, over));
    }

    /// Returns whether the file of one of these sandboxes is still missing.
    fn lacks_sandbox(&self, entrants: &[usize]) -> bool {
        let mut sandboxes = self.sandboxes.iter();
        sandboxes.any(|(entrant, it)| entrants.contains(entrant) && !it.has_loaded())
    }

    /// Handles a change of a program's state, or the answer to a ping.
    fn handle_state(this: &Rc<RefCell<Inner>>, entrant: usize, state: SandboxState) {
        let why_out = match state {
            SandboxState::Here => {
                let mut inner = this.borrow_mut();
                let checked = inner.checked.len();
                inner.checked.retain(|(it, _)| *it != entrant);
                if inner.checked.len() == checked {
                    return;
                }
                let starting = inner.starting.contains(&entrant);
                inner.starting.retain(|it| *it != entrant);
                starting.then_some(Disqualification::SlowStart)
            }
            SandboxState::Ready => {
                let mut inner = this.borrow_mut();
                inner.starting.retain(|it| *it != entrant);
                if inner.caution.one_at_a_time() {
                    let found = inner.sandboxes.iter().position(|(it, _)| *it == entrant);
                    if let Some(found) = found {
                        let (entrant, mut sandbox) = inner.sandboxes.swap_remove(found);
                        inner.give_line(entrant, &mut sandbox);
                        inner.sandboxes.push((entrant, sandbox));
                    }
                }
                drop(inner);
                return Inner::announce_ready(this);
            }
            // The browser does not start the sandbox; that is not the program's fault.
            SandboxState::Dead(Death::Missing, _) => return Inner::report(this, ShardEvent::Died),
            SandboxState::Dead(death, text) => {
                this.borrow_mut().starting.retain(|it| *it != entrant);
                Some(disqualification(death, &text))
            }
        };
        match why_out {
            // When the worker confirms the disqualification, its sandbox is pinged.
            Some(disqualification) => Inner::disqualify(this, entrant, disqualification),
            None => Inner::close(this, entrant),
        }
        Inner::announce_ready(this);
        Inner::go_on(this);
    }

    /// Handles the replies that waited for pings.
    fn go_on(this: &Rc<RefCell<Inner>>) {
        while this.borrow().checked.is_empty() {
            let mut inner = this.borrow_mut();
            if inner.waiting.is_empty() {
                return;
            }
            let reply = inner.waiting.remove(0);
            drop(inner);
            Inner::handle_reply(this, reply);
        }
    }

    /// Reports once that games can start: all programs have started or failed.
    fn announce_ready(this: &Rc<RefCell<Inner>>) {
        let mut inner = this.borrow_mut();
        if !inner.starting.is_empty() {
            return;
        }
        inner.start = None;
        if inner.started && !inner.announced {
            inner.announced = true;
            drop(inner);
            Inner::report(this, ShardEvent::Ready);
        }
    }

    fn disqualify(this: &Rc<RefCell<Inner>>, entrant: usize, disqualification: Disqualification) {
        this.borrow()
            .send(TournamentRequest::Disqualify(entrant, disqualification));
    }

    /// Pings the sandbox of an entrant. If it does not answer, it has died, perhaps because of another program.
    fn check_sandbox(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let Some((_, sandbox)) = inner.sandboxes.iter().find(|(it, _)| *it == entrant) else {
            return;
        };
        sandbox.ping();
        let weak = Rc::downgrade(this);
        let patience = Patience::new(SILENCE, move || {
            if let Some(inner) = weak.upgrade() {
                Inner::report(&inner, ShardEvent::SandboxSilent(entrant));
            }
        });
        inner.checked.push((entrant, patience));
    }

    /// Stops the program of an entrant.
    fn close(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let found = inner.sandboxes.iter().position(|(it, _)| *it == entrant);
        let gone = found.map(|found| inner.sandboxes.swap_remove(found));
        drop(inner);
        // Later, because the sandbox still owns the running callback.
        spawn_local(async move { drop(gone) });
    }
}

/// Returns the disqualification for a death in the sandbox.
pub fn disqualification(death: Death, text: &str) -> Disqualification {
    let text = Disqualification::cut(text);
    match death {
        Death::Missing | Death::Load => Disqualification::Broken(text),
        Death::Turn => Disqualification::NoTurn,
        Death::Noisy => Disqualification::Noisy,
        Death::Crashed => Disqualification::Crashed(text),
    }
}
