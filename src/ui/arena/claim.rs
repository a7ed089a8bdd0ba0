//! Which tab plays a tournament.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage::GameId;
use crate::ui::browser::{self, Held, Hold};

/// A browser that has not said by now who plays waits for another tab.
const SOON: Duration = Duration::from_millis(300);

/// This tab's wish to play a tournament. Dropping it leaves the tournament to other tabs.
pub struct Claim {
    id: GameId,
    who: ArcRwSignal<Who>,
    held: RefCell<Option<Held>>,
    on_lost: RefCell<Option<Rc<dyn Fn()>>>,
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
    /// Asks to play the tournament of this name as soon as no other tab does.
    pub fn new(id: GameId) -> Rc<Claim> {
        let claim = Rc::new(Claim {
            id,
            who: ArcRwSignal::new(Who::Unknown),
            held: RefCell::default(),
            on_lost: RefCell::default(),
        });
        claim.ask(Hold::WhenFree);
        let weak = Rc::downgrade(&claim);
        let known = move || {
            if let Some(claim) = weak.upgrade()
                && claim.who.get_untracked() == Who::Unknown
            {
                claim.who.set(Who::Elsewhere);
            }
        };
        set_timeout(known, SOON);
        claim
    }

    /// The tournament's name.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// Which tab plays now, and again whenever that changes.
    pub fn who(&self) -> Who {
        self.who.get()
    }

    /// Takes the tournament from the tab that plays it.
    pub fn take_over(self: &Rc<Self>) {
        self.ask(Hold::TakeOver);
    }

    /// What to do when another tab takes it.
    pub fn on_lost(&self, lost: impl Fn() + 'static) {
        *self.on_lost.borrow_mut() = Some(Rc::new(lost));
    }

    fn ask(self: &Rc<Self>, how: Hold) {
        let weak = Rc::downgrade(self);
        let name = format!("rollkeep tournament {}", self.id);
        let held = browser::hold(&name, how, move |ours| Claim::change(&weak, ours));
        *self.held.borrow_mut() = Some(held);
    }

    fn change(weak: &Weak<Claim>, ours: bool) {
        let Some(claim) = weak.upgrade() else { return };
        if ours {
            return claim.who.set(Who::Here);
        }
        let weak = weak.clone();
        // Not from within the lock that is being lost.
        spawn_local(async move {
            let Some(claim) = weak.upgrade() else { return };
            claim.ask(Hold::WhenFree);
            let lost = claim.on_lost.borrow().clone();
            if let Some(lost) = lost {
                lost();
            }
            // Said when it plays no more here, so that whoever hears of it reads what is saved.
            claim.who.set(Who::Elsewhere);
        });
    }
}
