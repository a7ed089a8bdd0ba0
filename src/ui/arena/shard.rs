//! A worker that plays games of a tournament, and the sandboxes of the programs that it asks.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::task::spawn_local;

use crate::tournament::worker_messages::{TournamentReply, TournamentRequest};
use crate::tournament::{Disqualification, Pairing, Plan};
use crate::ui::browser::{self, Death, Patience, Sandbox, SandboxState, Worker};
use crate::worker::{CoachReply, PageMessage};

/// How long a sandbox may be silent before it counts as dead, in milliseconds in which the page ran.
pub const SILENCE: f64 = 3000.0;

/// A worker that plays games of a tournament. Dropping it ends it and its sandboxes.
pub struct Shard {
    inner: Rc<RefCell<Inner>>,
    /// What it is to play.
    given: Vec<Pairing>,
    /// Since when, on the page's own clock.
    since: f64,
}

/// How a shard plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayMode {
    /// Programs run one at a time.
    pub one_at_a_time: bool,
    /// The entrants whose sandbox died while they ran alone.
    pub excluded: Vec<usize>,
}

struct Inner {
    plan: Plan,
    mode: PlayMode,
    report: Rc<dyn Fn(ShardEvent)>,
    worker: Option<Worker>,
    /// The sandboxes of entrants that are somebody's own, as long as they run.
    sandboxes: Vec<(usize, Sandbox)>,
    /// The programs that have not started yet, and how long they may take.
    starting: Vec<usize>,
    _start: Option<Patience>,
    /// The sandboxes that were asked whether they are there, and how long each may take to answer.
    checked: Vec<(usize, Patience)>,
    /// Replies of the worker that wait until the checks are answered.
    waiting: Vec<TournamentReply>,
    /// Its worker has sent something.
    answered: bool,
    started: bool,
    announced: bool,
}

/// What a shard reports.
pub enum ShardEvent {
    /// It can be given games.
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
        mode: PlayMode,
        report: impl Fn(ShardEvent) + 'static,
    ) -> Option<Shard> {
        let report: Rc<dyn Fn(ShardEvent)> = Rc::new(report);
        let inner = Rc::new(RefCell::new(Inner {
            plan: plan.clone(),
            mode,
            report: report.clone(),
            worker: None,
            sandboxes: Vec::new(),
            starting: Vec::new(),
            _start: None,
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
                match TournamentReply::from_text(&message) {
                    Some(reply) => Inner::handle_reply(&inner, reply),
                    // A message that is sent before the worker is ready is lost.
                    None if CoachReply::from_text(&message) == Some(CoachReply::Ready) => {
                        inner.borrow().send(&join);
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

    /// Can it be given games?
    pub fn is_idle(&self) -> bool {
        self.given.is_empty() && self.inner.borrow().announced
    }

    /// Has its worker sent anything?
    pub fn has_answered(&self) -> bool {
        self.inner.borrow().answered
    }

    /// What it is to play.
    pub fn given(&self) -> &[Pairing] {
        &self.given
    }

    /// Gives it games to play.
    pub fn give(&mut self, pairings: Vec<Pairing>) {
        self.since = browser::monotonic_ms();
        self.given.clone_from(&pairings);
        self.inner.borrow().send(&TournamentRequest::Play(pairings));
    }

    /// It has played what it was given: so many games, in so many milliseconds.
    pub fn done(&mut self) -> (usize, f64) {
        let games = std::mem::take(&mut self.given).len();
        (games, browser::monotonic_ms() - self.since)
    }
}

impl Inner {
    fn send(&self, request: &TournamentRequest) {
        if let Some(worker) = &self.worker {
            worker.send(&PageMessage::<(), _>::Tournament(request).to_text());
        }
    }

    fn report(this: &Rc<RefCell<Inner>>, event: ShardEvent) {
        let report = this.borrow().report.clone();
        report(event);
    }

    /// Does what a reply of the worker asks for.
    fn handle_reply(this: &Rc<RefCell<Inner>>, reply: TournamentReply) {
        // A result counts only once every checked sandbox has answered: a dead one may have spoilt it.
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

    /// Starts the programs when the worker has solved the rules, so that they have the processor to themselves.
    fn join(this: &Rc<RefCell<Inner>>) {
        let inner = this.borrow();
        let one_at_a_time = inner.mode.one_at_a_time;
        for entrant in &inner.mode.excluded {
            inner.send(&TournamentRequest::Disqualify(
                *entrant,
                Disqualification::BroughtDown,
            ));
        }
        if one_at_a_time {
            inner.send(&TournamentRequest::OneAtATime);
        }
        let there = |entrant: &usize| !inner.mode.excluded.contains(entrant);
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

    /// Ends the program that runs and starts another, the only one.
    fn replace(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let before = std::mem::take(&mut this.borrow_mut().sandboxes);
        let inner = Rc::downgrade(this);
        // Not from within a callback that it still owns.
        spawn_local(async move {
            drop(before);
            if let Some(inner) = inner.upgrade() {
                Inner::open(&inner, entrant);
                Inner::wait_for_starts(&inner);
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
        if !inner.mode.one_at_a_time {
            inner.give_line(entrant, &mut sandbox);
        }
        inner.starting.push(entrant);
        inner.sandboxes.push((entrant, sandbox));
    }

    /// Lets the worker ask this program.
    fn give_line(&self, entrant: usize, sandbox: &mut Sandbox) {
        if let (Some(line), Some(worker)) = (sandbox.give_line(), &self.worker) {
            worker.send_line(&PageMessage::<(), ()>::Program(entrant).to_text(), line);
        }
    }

    fn wait_for_starts(this: &Rc<RefCell<Inner>>) {
        let weak = Rc::downgrade(this);
        let over = move || {
            if let Some(inner) = weak.upgrade() {
                let late = inner.borrow().starting.clone();
                // The file of the sandbox did not arrive, which is not the fault of the program.
                if inner.borrow().lacks_sandbox(&late) {
                    return Inner::report(&inner, ShardEvent::Died);
                }
                for entrant in late {
                    Inner::check_sandbox(&inner, entrant);
                }
            }
        };
        this.borrow_mut()._start = Some(Patience::new(Disqualification::START_MS, over));
    }

    /// Has the file of one of these sandboxes not arrived?
    fn lacks_sandbox(&self, entrants: &[usize]) -> bool {
        let mut sandboxes = self.sandboxes.iter();
        sandboxes.any(|(entrant, it)| entrants.contains(entrant) && !it.has_loaded())
    }

    /// Handles the state of a program, or the answer that its sandbox is there.
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
                if inner.mode.one_at_a_time {
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
            // The browser does not start the sandbox, which is not the fault of the program.
            SandboxState::Dead(Death::Missing, _) => return Inner::report(this, ShardEvent::Died),
            SandboxState::Dead(death, text) => {
                this.borrow_mut().starting.retain(|it| *it != entrant);
                Some(disqualification(death, &text))
            }
        };
        match why_out {
            // Its sandbox is checked when the worker confirms the disqualification.
            Some(disqualification) => Inner::disqualify(this, entrant, disqualification),
            None => Inner::close(this, entrant),
        }
        Inner::announce_ready(this);
        Inner::go_on(this);
    }

    /// Handles the replies that waited for the checks.
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

    /// Reports once that games can be given: all programs have started or failed.
    fn announce_ready(this: &Rc<RefCell<Inner>>) {
        let mut inner = this.borrow_mut();
        if inner.started && inner.starting.is_empty() && !inner.announced {
            inner.announced = true;
            drop(inner);
            Inner::report(this, ShardEvent::Ready);
        }
    }

    fn disqualify(this: &Rc<RefCell<Inner>>, entrant: usize, disqualification: Disqualification) {
        this.borrow()
            .send(&TournamentRequest::Disqualify(entrant, disqualification));
    }

    /// Asks the sandbox of an entrant whether it is there. If it does not answer, it has died, perhaps because of another
    /// program.
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

    /// Ends the program of an entrant.
    fn close(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let found = inner.sandboxes.iter().position(|(it, _)| *it == entrant);
        let gone = found.map(|found| inner.sandboxes.swap_remove(found));
        drop(inner);
        // Not from within a callback that it still owns.
        spawn_local(async move { drop(gone) });
    }
}

/// The disqualification that follows from a death in the sandbox.
pub fn disqualification(death: Death, text: &str) -> Disqualification {
    let text = Disqualification::cut(text);
    match death {
        Death::Missing | Death::Load => Disqualification::Broken(text),
        Death::Turn => Disqualification::NoTurn,
        Death::Noisy => Disqualification::Noisy,
        Death::Crashed => Disqualification::Crashed(text),
    }
}
