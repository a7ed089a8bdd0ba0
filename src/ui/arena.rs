//! A tournament that is under way in this page, on whatever screen the player is.

mod crew;
mod keep;
mod run;
mod running;
mod shard;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use self::run::Run;
pub use self::running::Running;
pub use self::shard::{SILENCE, disqualification};
use super::browser;
use super::claim::{Claim, Who};
use super::device::Device;
use crate::storage::{Record, RecordId};
use crate::text::tournament as text;
use crate::tournament::{Standings, Tournament, Tournaments};

/// How often what is shown is brought up to date, in milliseconds.
const BEAT: u64 = 250;

/// It is saved after so many beats, for whoever closes the page meanwhile.
const SAVED_EVERY: u32 = 12;

/// A page that is still there after this time was not left: a link to a download looks the same.
const LEFT_BY_NOW: Duration = Duration::from_secs(10);

/// The tournament of this page. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Arena {
    device: Device,
    run: StoredValue<Rc<RefCell<Option<Run>>>, LocalStorage>,
    state: RwSignal<ArenaState>,
    stand: RwSignal<Option<Arc<Stand>>>,
}

/// How a tournament goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaState {
    /// There is none, or it was stopped.
    Idle,
    /// Workers start, rules are solved: so many per cent.
    Preparing(u32),
    /// Games are played.
    Running,
    /// No more games are handed out.
    Paused,
    /// All has been played.
    Over,
    /// It went on in another tab.
    Changed,
    /// It was deleted in another tab.
    Deleted,
    /// The workers have died too often.
    Failed,
}

/// How a tournament stands.
#[derive(Debug)]
pub struct Stand {
    /// Its name among the saves.
    pub id: RecordId,
    /// What has been played.
    pub tournament: Tournament,
    /// Who is how good.
    pub standings: Standings,
    /// How long games have been played, in milliseconds; not known of one that was saved.
    pub millis: Option<f64>,
}

impl Stand {
    /// How this tournament stands.
    pub fn new(id: RecordId, tournament: Tournament, millis: Option<f64>) -> Stand {
        Stand {
            standings: Standings::new(&tournament),
            id,
            tournament,
            millis,
        }
    }
}

impl Arena {
    /// How it goes.
    pub fn state(&self) -> ReadSignal<ArenaState> {
        self.state.read_only()
    }

    /// How it stood at the last beat.
    pub fn stand(&self) -> ReadSignal<Option<Arc<Stand>>> {
        self.stand.read_only()
    }

    /// The arena of this page, which is empty.
    pub fn new(device: Device) -> Arena {
        Arena {
            device,
            run: StoredValue::new_local(Rc::default()),
            state: RwSignal::new(ArenaState::Idle),
            stand: RwSignal::new(None),
        }
    }

    /// Watches what other tabs do, and when the page is left.
    pub fn watch(&self) {
        let arena = *self;
        let about = |it: &Record| matches!(it, Record::Tournament(_));
        browser::on_save(about, move || arena.look_for_save());
        for event in browser::LEAVING {
            browser::on_window(event, move |_| arena.leave());
        }
        browser::on_window("visibilitychange", move |_| {
            if browser::hidden() {
                arena.with(|run| run.note(None));
            }
        });
        // The page was kept, and is shown again.
        browser::on_window("pageshow", move |_| arena.stay());
    }

    /// Saves what there is, because the page is being left, and notes that this is no sudden end.
    fn leave(&self) {
        self.save();
        self.with(|run| {
            run.leaving = true;
            Running::clear(run.claim.id());
        });
        let arena = *self;
        set_timeout(move || arena.stay(), LEFT_BY_NOW);
    }

    /// The page is still there: what runs is noted again, for the case that it dies.
    fn stay(&self) {
        self.with(|run| {
            run.leaving = false;
            run.note(None);
        });
    }

    /// This tab's claim to the tournament of this name.
    pub fn claim(&self, id: &RecordId) -> Rc<Claim> {
        let own = self.with(|run| (run.claim.id() == id).then(|| run.claim.clone()));
        own.flatten().unwrap_or_else(|| {
            let (arena, claim, id) = (*self, Claim::to_tournament(id), id.clone());
            // A browser that is slow to say who plays has taken nothing away.
            let ours = Cell::new(false);
            claim.begin(move |who| match who {
                Who::Here => ours.set(true),
                Who::Elsewhere if ours.take() => arena.forget(&id),
                Who::Elsewhere | Who::Unknown => {}
            });
            claim
        })
    }

    /// Plays a tournament that is saved on from where it is, under the name of this claim.
    pub fn play(&self, claim: Rc<Claim>, tournament: Tournament) {
        self.stop();
        let Some(stored) = self.stored(claim.id(), &tournament) else {
            return;
        };
        let arena = *self;
        // If the page died while programs ran, they run one at a time for a while; one that ran alone then is disqualified.
        let died = Running::of(claim.id());
        let beat = set_interval_with_handle(move || arena.beat(), Duration::from_millis(BEAT));
        let out = died.and_then(|it| it.alone).into_iter().collect();
        let mut run = Run::new(claim, stored, beat.ok(), out);
        run.change(if died.is_some() { Run::MOST as u32 } else { 0 });
        self.run.with_value(|it| *it.borrow_mut() = Some(run));
        self.state.set(ArenaState::Preparing(0));
        self.show();
        self.start_all();
    }

    /// Hands out no more games until [`Arena::go_on`].
    pub fn pause(&self) {
        if self.state.get_untracked() == ArenaState::Running {
            self.with(|run| run.stop_watch(browser::monotonic_ms()));
            self.state.set(ArenaState::Paused);
            self.show();
            self.save();
        }
    }

    /// Goes on after a pause.
    pub fn go_on(&self) {
        if self.state.get_untracked() == ArenaState::Paused {
            self.with(|run| run.since = Some(browser::monotonic_ms()));
            self.state.set(ArenaState::Running);
            self.give_games_to_all();
        }
    }

    /// Stops the workers. What has been played is saved.
    pub fn stop(&self) {
        if self.save() {
            self.show();
            self.with(|run| Running::clear(run.claim.id()));
            self.end(ArenaState::Idle);
        }
    }

    /// Forgets the tournament of this name, if it is the one here: it is deleted, or played elsewhere.
    pub fn forget(&self, id: &RecordId) {
        if self.is_playing(id) {
            self.end(ArenaState::Idle);
        }
        if self.is_last(id) {
            self.stand.set(None);
        }
    }

    /// Stops without a message if another tab has deleted the tournament.
    fn look_for_save(&self) {
        let Some(id) = self.with(|run| run.claim.id().clone()) else {
            return;
        };
        let saved = self.device.store(|store| Tournaments::of(store).ids());
        if !saved.contains(&id) {
            Running::clear(&id);
            self.forget(&id);
        }
    }

    /// Is this the tournament that is under way here?
    pub fn is_playing(&self, id: &RecordId) -> bool {
        self.with(|run| run.claim.id() == id).unwrap_or(false)
    }

    /// Is a tournament under way, or may it go on?
    pub fn is_busy(&self) -> bool {
        let state = self.state.get();
        matches!(
            state,
            ArenaState::Preparing(_) | ArenaState::Running | ArenaState::Paused
        )
    }

    /// Is this the tournament that was last under way here?
    pub fn is_last(&self, id: &RecordId) -> bool {
        (self.stand).with(|stand| stand.as_ref().is_some_and(|it| it.id == *id))
    }

    fn with<T>(&self, what: impl FnOnce(&mut Run) -> T) -> Option<T> {
        let run = self.run.try_get_value()?;
        let mut run = run.borrow_mut();
        run.as_mut().map(what)
    }

    fn finish(&self) {
        self.with(|run| run.stop_watch(browser::monotonic_ms()));
        self.show();
        if !self.save() {
            return;
        }
        self.with(|run| Running::clear(run.claim.id()));
        if let Some(stand) = self.stand.get_untracked() {
            self.device
                .say(text::result(&stand.tournament, &stand.standings));
        }
        // Not from within the callback of a worker that is to go.
        let arena = *self;
        self.state.set(ArenaState::Over);
        leptos::task::spawn_local(async move {
            if arena.state.get_untracked() == ArenaState::Over {
                arena.end(ArenaState::Over);
            }
        });
    }

    fn end(&self, state: ArenaState) {
        if let Some(run) = self.run.try_get_value() {
            run.borrow_mut().take();
        }
        self.state.set(state);
    }

    /// Brings what is shown and what is saved up to date.
    fn beat(&self) {
        let news = self.with(|run| {
            run.beats += 1;
            let save = run.beats.is_multiple_of(SAVED_EVERY) && run.unsaved;
            (std::mem::take(&mut run.fresh), save)
        });
        let (fresh, save) = news.unwrap_or_default();
        if fresh {
            self.show();
        }
        if save {
            self.save();
        }
    }

    fn show(&self) {
        let stand = self.with(|run| run.stand(browser::monotonic_ms()));
        if let Some(stand) = stand {
            self.stand.set(Some(Arc::new(stand)));
        }
    }
}
