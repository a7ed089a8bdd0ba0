//! Which tab plays a game or a tournament.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{self, HeldLock, Hold, Listener};
use crate::storage::RecordId;

/// A browser that has not said by now who plays waits for another tab.
const SOON: Duration = Duration::from_millis(300);

/// A tab that is back so soon was reloaded: it plays on what it played. In milliseconds.
const RELOAD: u64 = 10_000;

/// This tab's claim to play a game or a tournament. Dropping it leaves that to other tabs.
pub struct Claim {
    id: RecordId,
    /// What the lock is called, of which there is one for all tabs.
    lock: String,
    who: ArcRwSignal<Who>,
    run: OnceCell<Box<dyn Fn(Who)>>,
    /// How the lock was asked for last.
    asked: Cell<Hold>,
    held: RefCell<Option<HeldLock>>,
    me: Weak<Claim>,
    _leaves: [Option<Listener>; 2],
    _returns: Option<Listener>,
}

/// Which tab plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The browser has not said yet.
    Unknown,
    /// This one may.
    Here,
    /// Another one does.
    Elsewhere,
}

impl Claim {
    /// A claim to the game of this name.
    pub fn to_game(id: &RecordId) -> Rc<Claim> {
        Claim::new(id, format!("rollkeep {id}"))
    }

    /// A claim to the tournament of this name.
    pub fn to_tournament(id: &RecordId) -> Rc<Claim> {
        Claim::new(id, format!("rollkeep tournament {id}"))
    }

    fn new(id: &RecordId, lock: String) -> Rc<Claim> {
        Rc::new_cyclic(|me: &Weak<Claim>| {
            let leaves = browser::LEAVING.map(|event| {
                let me = me.clone();
                Listener::of_window(event, move |_| {
                    if let Some(claim) = me.upgrade() {
                        claim.leave();
                    }
                })
            });
            let returns = me.clone();
            let come_back = move |event| {
                if let Some(claim) = returns.upgrade().filter(|_| browser::is_return(&event)) {
                    claim.raise();
                }
            };
            Claim {
                id: id.clone(),
                lock,
                who: ArcRwSignal::new(Who::Unknown),
                run: OnceCell::new(),
                asked: Cell::new(Hold::WhenFree),
                held: RefCell::default(),
                me: me.clone(),
                _leaves: leaves,
                _returns: Listener::of_window("pageshow", come_back),
            }
        })
    }

    /// Asks to play as soon as no other tab does, or at once if this tab played before a reload. `run` is called with each
    /// change before the screen does.
    pub fn begin(&self, run: impl Fn(Who) + 'static) {
        // A claim begins once.
        let _ = self.run.set(Box::new(run));
        self.raise();
    }

    /// The name of what is claimed.
    pub fn id(&self) -> &RecordId {
        &self.id
    }

    /// Which tab plays now, and again whenever that changes.
    pub fn who(&self) -> Who {
        self.who.get()
    }

    /// Takes the turn from the tab that plays.
    pub fn take_over(&self) {
        self.ask(Hold::TakeOver);
    }

    fn raise(&self) {
        self.tell(Who::Unknown);
        self.ask(match self.was_reloaded() {
            true => Hold::TakeOver,
            false => Hold::WhenFree,
        });
        let me = self.me.clone();
        let known = move || {
            if let Some(claim) = me.upgrade()
                && claim.who.get_untracked() == Who::Unknown
                // What is taken over comes, if late.
                && claim.asked.get() == Hold::WhenFree
            {
                claim.tell(Who::Elsewhere);
            }
        };
        set_timeout(known, SOON);
    }

    /// Notes in this tab alone that it plays, for the case that it is reloaded. No note is there while it plays: a
    /// copy of the tab would have it too. One that a download left behind is too old within seconds.
    fn leave(&self) {
        if self.who.get_untracked() == Who::Here || self.asked.get() == Hold::TakeOver {
            browser::note_in_tab(&self.note(), &browser::now_ms().to_string());
        }
    }

    /// Has this tab played a moment ago?
    fn was_reloaded(&self) -> bool {
        let left = browser::take_from_tab(&self.note()).and_then(|left| left.parse().ok());
        let gone = left.and_then(|left| browser::now_ms().checked_sub(left));
        gone.is_some_and(|gone| gone < RELOAD)
    }

    fn note(&self) -> String {
        format!("{} left", self.lock)
    }

    fn ask(&self, how: Hold) {
        let me = self.me.clone();
        self.asked.set(how);
        let held = browser::hold(&self.lock, how, move |ours| {
            if let Some(claim) = me.upgrade() {
                claim.change(ours);
            }
        });
        *self.held.borrow_mut() = Some(held);
    }

    fn change(&self, ours: bool) {
        if ours {
            return self.tell(Who::Here);
        }
        let me = self.me.clone();
        // Not from within the lock that is being lost.
        spawn_local(async move {
            if let Some(claim) = me.upgrade() {
                claim.ask(Hold::WhenFree);
                claim.tell(Who::Elsewhere);
            }
        });
    }

    fn tell(&self, who: Who) {
        self.who.set(who);
        if let Some(run) = self.run.get() {
            run(who);
        }
    }
}
