//! The lock that lets only one tab play a game or run a tournament. The core decides; this carries it out.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{self, HeldLock, Listener};
use rollkeep_app::storage::RecordId;
use rollkeep_app::tab_lock::{LockRequest, PlayingTab, TabLockEffect, TabLockInput, TabLockState};

/// After this time without the lock, this tab looks whether another one has it, and again as long as the browser has not
/// decided.
const SOON: Duration = Duration::from_millis(300);

/// What the lock of a tournament is called, before its id.
const TOURNAMENT: &str = "rollkeep tournament ";

/// This tab's lock of a game or a tournament. Dropping it leaves the game to other tabs.
pub struct TabLock {
    id: RecordId,
    /// The name of the browser's lock, which only one tab can have.
    name: String,
    state: Cell<TabLockState>,
    playing: ArcRwSignal<PlayingTab>,
    on_change: OnceCell<Box<dyn Fn(PlayingTab)>>,
    held: RefCell<Option<HeldLock>>,
    me: Weak<TabLock>,
    _leaves: [Option<Listener>; 2],
    _returns: Option<Listener>,
}

/// Returns the tournaments whose locks tabs have, this one too.
pub async fn locked_tournaments() -> Vec<RecordId> {
    let locks = browser::held_locks().await;
    let ids = locks
        .iter()
        .filter_map(|lock| lock.strip_prefix(TOURNAMENT));
    ids.filter_map(RecordId::parse).collect()
}

impl TabLock {
    /// The lock of the game with this id.
    pub fn of_game(id: &RecordId) -> Rc<TabLock> {
        TabLock::new(id, format!("rollkeep {id}"))
    }

    /// The lock of the tournament with this id.
    pub fn of_tournament(id: &RecordId) -> Rc<TabLock> {
        TabLock::new(id, format!("{TOURNAMENT}{id}"))
    }

    fn new(id: &RecordId, name: String) -> Rc<TabLock> {
        Rc::new_cyclic(|me: &Weak<TabLock>| {
            let leaves = browser::LEAVING.map(|event| {
                let me = me.clone();
                Listener::of_window(event, move |_| {
                    if let Some(lock) = me.upgrade() {
                        lock.handle(TabLockInput::Leaving);
                    }
                })
            });
            let returns = me.clone();
            let come_back = move |event| {
                if let Some(lock) = returns.upgrade().filter(|_| browser::is_return(&event)) {
                    lock.open();
                }
            };
            TabLock {
                id: id.clone(),
                name,
                state: Cell::default(),
                playing: ArcRwSignal::new(PlayingTab::Unknown),
                on_change: OnceCell::new(),
                held: RefCell::default(),
                me: me.clone(),
                _leaves: leaves,
                _returns: Listener::of_window("pageshow", come_back),
            }
        })
    }

    /// Requests the lock: it comes as soon as no other tab plays, or at once if this tab played before a reload. `on_change` gets each
    /// change before the screen does.
    pub fn begin(&self, on_change: impl Fn(PlayingTab) + 'static) {
        // It begins only once.
        let _ = self.on_change.set(Box::new(on_change));
        self.open();
    }

    /// The id of the game or the tournament.
    pub fn id(&self) -> &RecordId {
        &self.id
    }

    /// Returns which tab plays, and follows changes.
    pub fn who(&self) -> PlayingTab {
        self.playing.get()
    }

    /// Takes the lock from the tab that plays.
    pub fn take_over(&self) {
        self.handle(TabLockInput::TakeOver);
    }

    fn open(&self) {
        let left = browser::take_from_tab(&self.note()).and_then(|left| left.parse().ok());
        let now = browser::now_ms();
        self.handle(TabLockInput::Opened { left, now });
    }

    /// The name of the note that this tab was left while it played. It is removed on return, because a duplicated tab would copy it.
    /// A download fires the same event as leaving; its note is too old after some seconds.
    fn note(&self) -> String {
        format!("{} left", self.name)
    }

    fn handle(&self, input: TabLockInput) {
        let mut state = self.state.get();
        let effects = state.handle(input);
        self.state.set(state);
        for effect in effects {
            self.carry_out(effect);
        }
    }

    fn carry_out(&self, effect: TabLockEffect) {
        match effect {
            TabLockEffect::Show(playing) => {
                self.playing.set(playing);
                if let Some(on_change) = self.on_change.get() {
                    on_change(playing);
                }
            }
            TabLockEffect::Request(how) => self.request(how),
            TabLockEffect::LookSoon => self.look_soon(),
            TabLockEffect::NoteLeft => {
                browser::note_in_tab(&self.note(), &browser::now_ms().to_string());
            }
        }
    }

    fn request(&self, how: LockRequest) {
        let me = self.me.clone();
        let held = browser::hold(&self.name, how, move |ours| {
            if let Some(lock) = me.upgrade() {
                lock.handle(match ours {
                    true => TabLockInput::Granted,
                    false => TabLockInput::Lost,
                });
            }
        });
        let before = self.held.replace(Some(held));
        drop(before);
    }

    fn look_soon(&self) {
        let (me, name) = (self.me.clone(), self.name.clone());
        let look = move || {
            spawn_local(async move {
                // Nobody needs to know once the game is left.
                if me.strong_count() == 0 {
                    return;
                }
                let waits = browser::waits(&name).await;
                if let Some(lock) = me.upgrade() {
                    lock.handle(TabLockInput::Looked { waits });
                }
            });
        };
        set_timeout(look, SOON);
    }
}
