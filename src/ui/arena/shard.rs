//! A worker that plays games of a tournament, and the sandboxes of the programs that it asks.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::task::spawn_local;

use crate::coach::Reply;
use crate::tournament::letters::{Call, Word};
use crate::tournament::{Fixture, Offence, Plan};
use crate::ui::browser::{self, Death, Sandbox, SandboxState, Worker};

/// A worker that plays games of a tournament. Dropping it ends it and its sandboxes.
pub struct Shard {
    inner: Rc<RefCell<Inner>>,
    /// What it is to play.
    given: Vec<Fixture>,
    /// Since when, on the page's own clock.
    since: f64,
}

struct Inner {
    worker: Option<Worker>,
    /// The sandbox of each entrant that is somebody's own; `None` once it has ended.
    sandboxes: Vec<(usize, Option<Sandbox>)>,
    /// Those that have not yet said how they are.
    starting: Vec<usize>,
    opened: bool,
    told: bool,
}

/// What a shard says.
pub enum Said {
    /// It can be given games.
    Ready,
    /// What its worker says.
    Word(Word),
    /// Its worker is gone.
    Died,
}

impl Shard {
    /// Starts a worker for games of this plan. `None` if the browser has no workers.
    pub fn start(plan: &Plan, say: impl Fn(Said) + 'static) -> Option<Shard> {
        let say: Rc<dyn Fn(Said)> = Rc::new(say);
        let inner = Rc::new(RefCell::new(Inner {
            worker: None,
            sandboxes: Vec::new(),
            starting: Vec::new(),
            opened: false,
            told: false,
        }));
        let (weak, hear, dead) = (Rc::downgrade(&inner), say.clone(), say);
        let (plan, join) = (plan.clone(), Call::Join(plan.clone()));
        let worker = Worker::start(
            move |letter| {
                let Some(inner) = weak.upgrade() else { return };
                match Word::from_text(&letter) {
                    Some(word) => {
                        match word {
                            // Programs start when the worker has done its sums, so that all time is theirs.
                            Word::Joined => Inner::open_all(&inner, &plan, &hear),
                            Word::Lost(entrant) => Inner::close(&inner, entrant),
                            Word::Progress(..) | Word::Played(_) => {}
                        }
                        hear(Said::Word(word));
                    }
                    // What is sent earlier, nobody hears.
                    None if Reply::from_text(&letter) == Some(Reply::Ready) => {
                        inner.borrow().call(&join);
                    }
                    None => {}
                }
            },
            move || dead(Said::Died),
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

    /// What it is to play.
    pub fn given(&self) -> &[Fixture] {
        &self.given
    }

    /// Gives it games to play.
    pub fn give(&mut self, fixtures: Vec<Fixture>) {
        self.since = browser::monotonic_ms();
        self.given.clone_from(&fixtures);
        self.inner.borrow().call(&Call::Play(fixtures));
    }

    /// It has played what it was given: so many games, in so many milliseconds.
    pub fn done(&mut self) -> (usize, f64) {
        let games = std::mem::take(&mut self.given).len();
        (games, browser::monotonic_ms() - self.since)
    }
}

impl Inner {
    fn call(&self, call: &Call) {
        if let Some(worker) = &self.worker {
            worker.send(&call.to_text());
        }
    }

    /// Starts the programs of all who have one, and waits for them, but not for ever.
    fn open_all(this: &Rc<RefCell<Inner>>, plan: &Plan, say: &Rc<dyn Fn(Said)>) {
        let rules = serde_json::to_string(plan.rules()).unwrap_or_default();
        for (entrant, its) in plan.entrants().iter().enumerate() {
            if let Some(source) = its.source() {
                Inner::open(this, entrant, source, &rules, say);
            }
        }
        this.borrow_mut().opened = true;
        Inner::tell_ready(this, say);
        let (slow, say) = (Rc::downgrade(this), say.clone());
        let until = Duration::from_millis(Offence::START_MS as u64);
        let look = move || {
            if let Some(inner) = slow.upgrade() {
                let late = std::mem::take(&mut inner.borrow_mut().starting);
                for entrant in late {
                    Inner::lose(&inner, entrant, Offence::SlowStart);
                }
                Inner::tell_ready(&inner, &say);
            }
        };
        set_timeout(look, until);
    }

    fn open(
        this: &Rc<RefCell<Inner>>,
        entrant: usize,
        source: &str,
        rules: &str,
        say: &Rc<dyn Fn(Said)>,
    ) {
        let (weak, say) = (Rc::downgrade(this), say.clone());
        let sandbox = Sandbox::open(source, rules, move |state| {
            let Some(inner) = weak.upgrade() else { return };
            inner.borrow_mut().starting.retain(|it| *it != entrant);
            if let SandboxState::Dead(death, text) = state {
                Inner::lose(&inner, entrant, offence(death, &text));
            }
            Inner::tell_ready(&inner, &say);
        });
        match sandbox {
            Some(mut sandbox) => {
                let line = sandbox.give_line();
                let mut inner = this.borrow_mut();
                if let (Some(line), Some(worker)) = (line, &inner.worker) {
                    worker.send_line(&entrant.to_string(), line);
                }
                inner.starting.push(entrant);
                inner.sandboxes.push((entrant, Some(sandbox)));
            }
            None => Inner::lose(this, entrant, Offence::Broken(String::new())),
        }
    }

    /// Says once that games can be given: all programs have been started, and have said how they are.
    fn tell_ready(this: &Rc<RefCell<Inner>>, say: &Rc<dyn Fn(Said)>) {
        let mut inner = this.borrow_mut();
        if inner.opened && inner.starting.is_empty() && !inner.told {
            inner.told = true;
            drop(inner);
            say(Said::Ready);
        }
    }

    fn lose(this: &Rc<RefCell<Inner>>, entrant: usize, offence: Offence) {
        this.borrow().call(&Call::Lose(entrant, offence));
    }

    /// Ends the program of an entrant, whatever it is doing.
    fn close(this: &Rc<RefCell<Inner>>, entrant: usize) {
        let mut inner = this.borrow_mut();
        let found = inner.sandboxes.iter_mut().find(|(it, _)| *it == entrant);
        let gone = found.and_then(|(_, sandbox)| sandbox.take());
        drop(inner);
        // Not from within a callback that it still owns.
        spawn_local(async move { drop(gone) });
    }
}

/// What a death in the sandbox is to a tournament.
pub fn offence(death: Death, text: &str) -> Offence {
    let text = Offence::cut(text);
    match death {
        Death::Missing | Death::Load => Offence::Broken(text),
        Death::Turn => Offence::NoTurn,
        Death::Noisy => Offence::Noisy,
        Death::Crashed => Offence::Crashed(text),
    }
}
