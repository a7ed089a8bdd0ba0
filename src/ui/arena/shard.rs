//! A worker that plays games of a tournament, and the sandboxes of the programs that it asks.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::task::spawn_local;

use crate::tournament::protocol::{WorkerReply, WorkerRequest};
use crate::tournament::{Disqualification, Pairing, Plan};
use crate::ui::browser::{self, Death, Patience, Sandbox, SandboxState, Worker};
use crate::worker::Reply;

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

/// How a shard is to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Programs run one at a time.
    pub alone: bool,
    /// Those who have brought their sandbox down when they ran alone.
    pub out: Vec<usize>,
}

struct Inner {
    plan: Plan,
    manner: Manner,
    say: Rc<dyn Fn(ShardEvent)>,
    worker: Option<Worker>,
    /// The sandboxes of entrants that are somebody's own, as long as they run.
    sandboxes: Vec<(usize, Sandbox)>,
    /// Those that have not yet said how they are, and how long they may take.
    starting: Vec<usize>,
    _start: Option<Patience>,
    /// Whose sandbox has been asked whether it is there, and how long it may be silent.
    felt: Vec<(usize, Patience)>,
    /// What the worker has said meanwhile.
    held: Vec<WorkerReply>,
    /// Its worker has been heard.
    here: bool,
    opened: bool,
    told: bool,
}

/// What a shard says.
pub enum ShardEvent {
    /// It can be given games.
    Ready,
    /// What its worker says.
    WorkerReply(WorkerReply),
    /// The sandbox of this entrant has died, with all that ran in its process.
    Silent(usize),
    /// Its worker is gone.
    Died,
    /// Nothing is heard of its worker; it may still come.
    Late,
}

impl Shard {
    /// Starts a worker for games of this plan. `None` if the browser has no workers.
    pub fn start(plan: &Plan, manner: Manner, say: impl Fn(ShardEvent) + 'static) -> Option<Shard> {
        let say: Rc<dyn Fn(ShardEvent)> = Rc::new(say);
        let inner = Rc::new(RefCell::new(Inner {
            plan: plan.clone(),
            manner,
            say: say.clone(),
            worker: None,
            sandboxes: Vec::new(),
            starting: Vec::new(),
            _start: None,
            felt: Vec::new(),
            held: Vec::new(),
            here: false,
            opened: false,
            told: false,
        }));
        let weak = Rc::downgrade(&inner);
        let join = WorkerRequest::Join(plan.clone());
        let late = say.clone();
        let worker = Worker::start(
            move |message| {
                let Some(inner) = weak.upgrade() else { return };
                inner.borrow_mut().here = true;
                match WorkerReply::from_text(&message) {
                    Some(word) => Inner::on_reply(&inner, word),
                    // What is sent earlier, nobody hears.
                    None if Reply::from_text(&message) == Some(Reply::Ready) => {
                        inner.borrow().call(&join);
                    }
                    None => {}
                }
            },
            move || say(ShardEvent::Died),
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
        self.given.is_empty() && self.inner.borrow().told
    }

    /// Has its worker been heard?
    pub fn is_here(&self) -> bool {
        self.inner.borrow().here
    }

    /// What it is to play.
    pub fn given(&self) -> &[Pairing] {
        &self.given
    }

    /// Gives it games to play.
    pub fn give(&mut self, pairings: Vec<Pairing>) {
        self.since = browser::monotonic_ms();
        self.given.clone_from(&pairings);
        self.inner.borrow().call(&WorkerRequest::Play(pairings));
    }

    /// It has played what it was given: so many games, in so many milliseconds.
    pub fn done(&mut self) -> (usize, f64) {
        let games = std::mem::take(&mut self.given).len();
        (games, browser::monotonic_ms() - self.since)
    }
}

impl Inner {
    fn call(&self, call: &WorkerRequest) {
        if let Some(worker) = &self.worker {
            worker.send(&call.to_text());
        }
    }

    fn emit(this: &Rc<RefCell<Inner>>, said: ShardEvent) {
        let say = this.borrow().say.clone();
        say(said);
    }

    fn on_reply(this: &Rc<RefCell<Inner>>, word: WorkerReply) {
        // What a program is blamed for counts once it is known that its sandbox is there.
        let waits = !this.borrow().felt.is_empty();
        if waits && matches!(word, WorkerReply::Played(_) | WorkerReply::Wants(_)) {
            return this.borrow_mut().held.push(word);
        }
        match word {
            WorkerReply::Joined => Inner::join(this),
            WorkerReply::Disqualified(entrant) => Inner::check_sandbox(this, entrant),
            WorkerReply::Wants(entrant) => {
                Inner::emit(this, ShardEvent::WorkerReply(word));
                Inner::replace(this, entrant);
            }
            WorkerReply::Progress(..) | WorkerReply::Played(_) => {
                Inner::emit(this, ShardEvent::WorkerReply(word))
            }
        }
    }

    /// Starts the programs when the worker has done its sums, so that all time is theirs.
    fn join(this: &Rc<RefCell<Inner>>) {
        let inner = this.borrow();
        let alone = inner.manner.alone;
        for entrant in &inner.manner.out {
            inner.call(&WorkerRequest::Disqualify(
                *entrant,
                Disqualification::BroughtDown,
            ));
        }
        if alone {
            inner.call(&WorkerRequest::OneAtATime);
        }
        let there = |entrant: &usize| !inner.manner.out.contains(entrant);
        let entrants = 0..inner.plan.entrants().len();
        let entrants: Vec<usize> = entrants.filter(there).collect();
        drop(inner);
        if !alone {
            entrants.into_iter().for_each(|it| Inner::open(this, it));
            Inner::wait_for_starts(this);
        }
        this.borrow_mut().opened = true;
        Inner::tell_ready(this);
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
                Inner::hear_of(&inner, entrant, state);
            }
        });
        drop(inner);
        let Some(mut sandbox) = opened else {
            return Inner::lose(this, entrant, Disqualification::Broken(String::new()));
        };
        let mut inner = this.borrow_mut();
        if !inner.manner.alone {
            inner.give_line(entrant, &mut sandbox);
        }
        inner.starting.push(entrant);
        inner.sandboxes.push((entrant, sandbox));
    }

    /// Lets the worker ask this program.
    fn give_line(&self, entrant: usize, sandbox: &mut Sandbox) {
        if let (Some(line), Some(worker)) = (sandbox.give_line(), &self.worker) {
            worker.send_line(&entrant.to_string(), line);
        }
    }

    fn wait_for_starts(this: &Rc<RefCell<Inner>>) {
        let weak = Rc::downgrade(this);
        let over = move || {
            if let Some(inner) = weak.upgrade() {
                let late = inner.borrow().starting.clone();
                // Nobody's fault, as if the browser did not let the page have them.
                if inner.borrow().lacks_sandbox(&late) {
                    return Inner::emit(&inner, ShardEvent::Died);
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

    /// Hears how a program is, or that its sandbox is there.
    fn hear_of(this: &Rc<RefCell<Inner>>, entrant: usize, state: SandboxState) {
        let late = match state {
            SandboxState::Here => {
                let mut inner = this.borrow_mut();
                let felt = inner.felt.len();
                inner.felt.retain(|(it, _)| *it != entrant);
                if inner.felt.len() == felt {
                    return;
                }
                let starting = inner.starting.contains(&entrant);
                inner.starting.retain(|it| *it != entrant);
                starting.then_some(Disqualification::SlowStart)
            }
            SandboxState::Ready => {
                let mut inner = this.borrow_mut();
                inner.starting.retain(|it| *it != entrant);
                if inner.manner.alone {
                    let found = inner.sandboxes.iter().position(|(it, _)| *it == entrant);
                    if let Some(found) = found {
                        let (entrant, mut sandbox) = inner.sandboxes.swap_remove(found);
                        inner.give_line(entrant, &mut sandbox);
                        inner.sandboxes.push((entrant, sandbox));
                    }
                }
                drop(inner);
                return Inner::tell_ready(this);
            }
            // Nobody's fault: the browser does not let the page have it.
            SandboxState::Dead(Death::Missing, _) => return Inner::emit(this, ShardEvent::Died),
            SandboxState::Dead(death, text) => {
                this.borrow_mut().starting.retain(|it| *it != entrant);
                Some(disqualification(death, &text))
            }
        };
        match late {
            // Whether its sandbox is there is asked when the worker says that it is lost.
            Some(disqualification) => Inner::lose(this, entrant, disqualification),
            None => Inner::close(this, entrant),
        }
        Inner::tell_ready(this);
        Inner::go_on(this);
    }

    /// Says what waited until it was known whether sandboxes are there.
    fn go_on(this: &Rc<RefCell<Inner>>) {
        while this.borrow().felt.is_empty() {
            let mut inner = this.borrow_mut();
            if inner.held.is_empty() {
                return;
            }
            let word = inner.held.remove(0);
            drop(inner);
            Inner::on_reply(this, word);
        }
    }

    /// Says once that games can be given: all programs have been started, and have said how they are.
    fn tell_ready(this: &Rc<RefCell<Inner>>) {
        let mut inner = this.borrow_mut();
        if inner.opened && inner.starting.is_empty() && !inner.told {
            inner.told = true;
            drop(inner);
            Inner::emit(this, ShardEvent::Ready);
        }
    }

    fn lose(this: &Rc<RefCell<Inner>>, entrant: usize, disqualification: Disqualification) {
        this.borrow()
            .call(&WorkerRequest::Disqualify(entrant, disqualification));
    }

    /// Asks the sandbox of an entrant whether it is there. One that is not has died, which may be another's fault.
    fn check_sandbox(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let Some((_, sandbox)) = inner.sandboxes.iter().find(|(it, _)| *it == entrant) else {
            return;
        };
        sandbox.check_alive();
        let weak = Rc::downgrade(this);
        let patience = Patience::new(SILENCE, move || {
            if let Some(inner) = weak.upgrade() {
                Inner::emit(&inner, ShardEvent::Silent(entrant));
            }
        });
        inner.felt.push((entrant, patience));
    }

    /// Ends the program of an entrant, whatever it is doing.
    fn close(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let found = inner.sandboxes.iter().position(|(it, _)| *it == entrant);
        let gone = found.map(|found| inner.sandboxes.swap_remove(found));
        drop(inner);
        // Not from within a callback that it still owns.
        spawn_local(async move { drop(gone) });
    }
}

/// What a death in the sandbox is to a tournament.
pub fn disqualification(death: Death, text: &str) -> Disqualification {
    let text = Disqualification::cut(text);
    match death {
        Death::Missing | Death::Load => Disqualification::Broken(text),
        Death::Turn => Disqualification::NoTurn,
        Death::Noisy => Disqualification::Noisy,
        Death::Crashed => Disqualification::Crashed(text),
    }
}
