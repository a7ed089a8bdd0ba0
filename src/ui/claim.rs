//! Which tab plays a game or a tournament.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{self, HeldLock, Hold, Listener};
use rollkeep_app::storage::RecordId;

/// After this time without the lock, the claim looks whether another tab has it, and again as long as the browser has not
/// decided.
const SOON: Duration = Duration::from_millis(300);

/// A tab that is back within this time was reloaded and goes on playing, in milliseconds.
const RELOAD: u64 = 10_000;

/// What the lock of a tournament is called, before its id.
const TOURNAMENT: &str = "rollkeep tournament ";

/// This tab's claim to play a game or a tournament. Dropping it leaves the game to other tabs.
pub struct Claim {
    id: RecordId,
    /// The name of the lock, which only one tab can have.
    lock: String,
    who: ArcRwSignal<PlayingTab>,
    run: OnceCell<Box<dyn Fn(PlayingTab)>>,
    /// How the lock was requested last.
    asked: Cell<Hold>,
    held: RefCell<Option<HeldLock>>,
    me: Weak<Claim>,
    _leaves: [Option<Listener>; 2],
    _returns: Option<Listener>,
}

/// Which tab plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayingTab {
    /// The browser has not answered yet.
    Unknown,
    /// This tab.
    Here,
    /// Another tab.
    Elsewhere,
}

/// Returns the tournaments that tabs have claimed, this one too.
pub async fn claimed_tournaments() -> Vec<RecordId> {
    let locks = browser::held_locks().await;
    let ids = locks
        .iter()
        .filter_map(|lock| lock.strip_prefix(TOURNAMENT));
    ids.filter_map(RecordId::parse).collect()
}

impl Claim {
    /// A claim to the game with this id.
    pub fn to_game(id: &RecordId) -> Rc<Claim> {
        Claim::new(id, format!("rollkeep {id}"))
    }

    /// A claim to the tournament with this id.
    pub fn to_tournament(id: &RecordId) -> Rc<Claim> {
        Claim::new(id, format!("{TOURNAMENT}{id}"))
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
                    claim.request();
                }
            };
            Claim {
                id: id.clone(),
                lock,
                who: ArcRwSignal::new(PlayingTab::Unknown),
                run: OnceCell::new(),
                asked: Cell::new(Hold::WhenFree),
                held: RefCell::default(),
                me: me.clone(),
                _leaves: leaves,
                _returns: Listener::of_window("pageshow", come_back),
            }
        })
    }

    /// Claims as soon as no other tab plays, or at once if this tab played before a reload. `run` gets each change
    /// before the screen does.
    pub fn begin(&self, run: impl Fn(PlayingTab) + 'static) {
        // A claim begins only once.
        let _ = self.run.set(Box::new(run));
        self.request();
    }

    /// The id of the game or the tournament.
    pub fn id(&self) -> &RecordId {
        &self.id
    }

    /// Returns which tab plays, and follows changes.
    pub fn who(&self) -> PlayingTab {
        self.who.get()
    }

    /// Takes the claim from the tab that plays.
    pub fn take_over(&self) {
        self.ask(Hold::TakeOver);
    }

    fn request(&self) {
        self.tell(PlayingTab::Unknown);
        self.ask(match self.was_reloaded() {
            true => Hold::TakeOver,
            false => Hold::WhenFree,
        });
        self.look_soon();
    }

    /// Finds out whether another tab plays. Time alone does not tell: a busy device answers late.
    fn look_soon(&self) {
        let me = self.me.clone();
        let look = move || {
            spawn_local(async move {
                let Some(lock) = me.upgrade().map(|claim| claim.lock.clone()) else {
                    return;
                };
                let waits = browser::waits(&lock).await;
                // A lock that this tab takes over always arrives, sometimes late.
                let open = |claim: &Rc<Claim>| {
                    claim.who.get_untracked() == PlayingTab::Unknown
                        && claim.asked.get() == Hold::WhenFree
                };
                if let Some(claim) = me.upgrade().filter(open) {
                    match waits {
                        true => claim.tell(PlayingTab::Elsewhere),
                        false => claim.look_soon(),
                    }
                }
            });
        };
        set_timeout(look, SOON);
    }

    /// Notes in this tab that it plays, in case it is reloaded. The note is not there while it plays, because a copy of
    /// the tab would have it too. A download fires the same event; its note is too old after some seconds.
    fn leave(&self) {
        if self.who.get_untracked() == PlayingTab::Here || self.asked.get() == Hold::TakeOver {
            browser::note_in_tab(&self.note(), &browser::now_ms().to_string());
        }
    }

    /// Returns whether this tab played a moment ago.
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
            return self.tell(PlayingTab::Here);
        }
        let me = self.me.clone();
        // Later, because this may run inside the callback of the lock.
        spawn_local(async move {
            if let Some(claim) = me.upgrade() {
                claim.ask(Hold::WhenFree);
                claim.tell(PlayingTab::Elsewhere);
            }
        });
    }

    fn tell(&self, who: PlayingTab) {
        self.who.set(who);
        if let Some(run) = self.run.get() {
            run(who);
        }
    }
}
