//! A tournament that is under way in this page, on whatever screen the player is.

mod keep;
mod shard;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

pub use self::shard::offence;
use self::shard::{Said, Shard};
use super::browser;
use super::device::Device;
use crate::storage::GameId;
use crate::text::tournament as text;
use crate::tournament::letters::Word;
use crate::tournament::{Entrant, Fixture, Standing, Tournament};

/// How often what is shown is brought up to date, in milliseconds.
const BEAT: u64 = 250;

/// It is saved after so many beats, for whoever closes the page meanwhile.
const SAVED_EVERY: u32 = 12;

/// How long a worker is to be busy with what it is given at a time, in milliseconds.
const SPELL: f64 = 60.0;

/// Every worker has a sandbox for each of one's own players. So many may start at once; more take their time.
const SANDBOXES: usize = 8;

/// The most games a worker is given at a time.
const MOST: usize = 64;

/// The tournament of this page. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Arena {
    device: Device,
    run: StoredValue<Rc<RefCell<Option<Run>>>, LocalStorage>,
    /// How it goes.
    pub state: RwSignal<State>,
    /// How it stood at the last beat.
    pub stand: RwSignal<Option<Arc<Stand>>>,
}

/// How a tournament goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
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
    /// The workers have died over it.
    Failed,
    /// It went on in another tab.
    Changed,
    /// It was deleted in another tab.
    Deleted,
}

/// How a tournament stands.
#[derive(Debug)]
pub struct Stand {
    /// Its name among the saves.
    pub id: GameId,
    /// What has been played.
    pub tournament: Tournament,
    /// Who is how good.
    pub standing: Standing,
    /// How long games have been played, in milliseconds; not known of one that was saved.
    pub millis: Option<f64>,
}

struct Run {
    id: GameId,
    tournament: Tournament,
    /// What is saved of it.
    text: String,
    shards: Vec<Shard>,
    /// How many games a worker is given at a time.
    spell: usize,
    /// Since when games are played, on the page's own clock.
    since: Option<f64>,
    /// How long they were played before.
    millis: f64,
    /// Something has come since the last beat.
    fresh: bool,
    beats: u32,
    /// How often a worker has died.
    deaths: usize,
}

impl Stand {
    /// How this tournament stands.
    pub fn new(id: GameId, tournament: Tournament, millis: Option<f64>) -> Stand {
        Stand {
            standing: Standing::new(&tournament),
            id,
            tournament,
            millis,
        }
    }
}

impl Run {
    fn stand(&self, now: f64) -> Stand {
        let since = self.since.map_or(0.0, |since| now - since);
        let millis = Some(self.millis + since);
        Stand::new(self.id.clone(), self.tournament.clone(), millis)
    }

    /// What to play next, if there is something.
    fn next(&mut self) -> Option<Vec<Fixture>> {
        // Near the end, nobody waits for a worker that has much to do.
        let left = self
            .tournament
            .plan()
            .games()
            .saturating_sub(self.tournament.played());
        let share = left as usize / (2 * self.shards.len().max(1));
        let fixtures = self.tournament.hand_out(self.spell.min(share.max(1)));
        (!fixtures.is_empty()).then_some(fixtures)
    }

    fn stop_watch(&mut self, now: f64) {
        self.millis += self.since.take().map_or(0.0, |since| now - since);
    }
}

impl Arena {
    /// The arena of this page, which is empty.
    pub fn new(device: Device) -> Arena {
        Arena {
            device,
            run: StoredValue::new_local(Rc::default()),
            state: RwSignal::new(State::Idle),
            stand: RwSignal::new(None),
        }
    }

    /// The one of this page.
    pub fn here() -> Arena {
        expect_context::<Arena>()
    }

    /// Plays a tournament on from where it is, under this name.
    pub fn play(&self, id: GameId, tournament: Tournament) {
        self.stop();
        let Some(stored) = self.stored(&id, &tournament) else {
            return;
        };
        let run = Run {
            id,
            tournament: stored.tournament,
            text: stored.text,
            shards: Vec::new(),
            spell: 2,
            since: None,
            millis: 0.0,
            fresh: true,
            beats: 0,
            deaths: 0,
        };
        let entrants = run.tournament.plan().entrants().iter();
        let own = entrants.filter_map(Entrant::source).count().max(1);
        let shards = browser::cores().min((SANDBOXES / own).max(1));
        let shards = shards.min(run.tournament.plan().games() as usize);
        self.run.with_value(|it| *it.borrow_mut() = Some(run));
        self.state.set(State::Preparing(0));
        self.show();
        for number in 0..shards {
            self.start(number);
        }
        let arena = *self;
        let beat = std::time::Duration::from_millis(BEAT);
        let timer = Rc::new(RefCell::new(None::<IntervalHandle>));
        let own = timer.clone();
        let handle = set_interval_with_handle(
            move || {
                if !arena.beat()
                    && let Some(timer) = own.borrow_mut().take()
                {
                    timer.clear();
                }
            },
            beat,
        );
        *timer.borrow_mut() = handle.ok();
    }

    /// Hands out no more games until [`Arena::go_on`].
    pub fn pause(&self) {
        if self.state.get_untracked() == State::Running {
            self.with(|run| run.stop_watch(browser::monotonic_ms()));
            self.state.set(State::Paused);
            self.show();
            self.save();
        }
    }

    /// Goes on after a pause.
    pub fn go_on(&self) {
        if self.state.get_untracked() == State::Paused {
            self.with(|run| run.since = Some(browser::monotonic_ms()));
            self.state.set(State::Running);
            self.feed_all();
        }
    }

    /// Stops the workers. What has been played is saved.
    pub fn stop(&self) {
        if self.save() {
            self.show();
            self.end(State::Idle);
        }
    }

    /// Forgets the tournament of this name, if it is the one here.
    pub fn forget(&self, id: &GameId) {
        if self.with(|run| run.id == *id).unwrap_or(false) {
            self.end(State::Idle);
            self.stand.set(None);
        }
    }

    /// Is this the tournament that is under way here?
    pub fn is_playing(&self, id: &GameId) -> bool {
        self.with(|run| run.id == *id).unwrap_or(false)
    }

    /// Is a tournament under way, or may it go on?
    pub fn is_busy(&self) -> bool {
        let state = self.state.get();
        matches!(state, State::Preparing(_) | State::Running | State::Paused)
    }

    /// Is this the tournament that was last under way here?
    pub fn is_last(&self, id: &GameId) -> bool {
        (self.stand).with(|stand| stand.as_ref().is_some_and(|it| it.id == *id))
    }

    fn with<T>(&self, what: impl FnOnce(&mut Run) -> T) -> Option<T> {
        let run = self.run.try_get_value()?;
        let mut run = run.borrow_mut();
        run.as_mut().map(what)
    }

    fn start(&self, number: usize) {
        let arena = *self;
        let shard = self
            .with(|run| Shard::start(run.tournament.plan(), move |said| arena.hear(number, said)));
        match shard.flatten() {
            Some(shard) => {
                self.with(|run| match run.shards.get_mut(number) {
                    Some(place) => *place = shard,
                    None => run.shards.push(shard),
                });
            }
            None => self.end(State::Failed),
        }
    }

    fn hear(&self, number: usize, said: Said) {
        match said {
            Said::Ready => {
                if matches!(self.state.get_untracked(), State::Preparing(_)) {
                    self.with(|run| run.since = Some(browser::monotonic_ms()));
                    self.state.set(State::Running);
                }
                self.feed(number);
            }
            Said::Word(Word::Progress(done, all)) => {
                let percent = done * 100 / all.max(1);
                if matches!(self.state.get_untracked(), State::Preparing(_)) {
                    self.state.set(State::Preparing(percent as u32));
                }
            }
            Said::Word(Word::Played(report)) => {
                let over = self.with(|run| {
                    let Some(shard) = run.shards.get_mut(number) else {
                        return false;
                    };
                    let (games, took) = shard.done();
                    if took < SPELL / 2.0 && games >= run.spell {
                        run.spell = (run.spell * 2).min(MOST);
                    } else if took > SPELL * 2.0 {
                        run.spell = (run.spell / 2).max(1);
                    }
                    run.tournament.record(report);
                    run.fresh = true;
                    run.tournament.is_over()
                });
                match over {
                    Some(true) => self.finish(),
                    _ => self.feed_all(),
                }
            }
            Said::Word(Word::Lost(_) | Word::Joined) => {}
            Said::Died => self.bury(number),
        }
    }

    /// Gives every worker that has nothing to do something.
    fn feed_all(&self) {
        let shards = self.with(|run| run.shards.len()).unwrap_or_default();
        (0..shards).for_each(|number| self.feed(number));
    }

    fn feed(&self, number: usize) {
        if self.state.get_untracked() != State::Running {
            return;
        }
        self.with(|run| {
            let idle = run.shards.get(number).is_some_and(Shard::is_idle);
            if idle
                && let Some(fixtures) = run.next()
                && let Some(shard) = run.shards.get_mut(number)
            {
                shard.give(fixtures);
            }
        });
    }

    /// A worker has died: what it was given is played elsewhere, and another takes its place, but not for ever.
    fn bury(&self, number: usize) {
        let again = self.with(|run| {
            run.deaths += 1;
            if let Some(shard) = run.shards.get_mut(number) {
                run.tournament.take_back(shard.given());
            }
            run.deaths <= 2 * run.shards.len()
        });
        if again != Some(true) {
            if self.save() {
                self.end(State::Failed);
            }
            return;
        }
        // Not from within the callback that the old one still owns.
        let arena = *self;
        leptos::task::spawn_local(async move { arena.start(number) });
    }

    fn finish(&self) {
        self.with(|run| run.stop_watch(browser::monotonic_ms()));
        self.show();
        if !self.save() {
            return;
        }
        if let Some(stand) = self.stand.get_untracked() {
            self.device
                .say(text::result(&stand.tournament, &stand.standing));
        }
        // Not from within the callback of a worker that is to go.
        let arena = *self;
        self.state.set(State::Over);
        leptos::task::spawn_local(async move {
            if arena.state.get_untracked() == State::Over {
                arena.end(State::Over);
            }
        });
    }

    fn end(&self, state: State) {
        if let Some(run) = self.run.try_get_value() {
            run.borrow_mut().take();
        }
        self.state.set(state);
    }

    /// Brings what is shown up to date. `false` when there is nothing more to come.
    fn beat(&self) -> bool {
        let fresh = self.with(|run| {
            run.beats += 1;
            let save = run.beats % SAVED_EVERY == 0 && run.fresh;
            (std::mem::take(&mut run.fresh), save)
        });
        let Some((fresh, save)) = fresh else {
            return false;
        };
        if fresh {
            self.show();
        }
        !save || self.save()
    }

    fn show(&self) {
        let stand = self.with(|run| run.stand(browser::monotonic_ms()));
        if let Some(stand) = stand {
            self.stand.set(Some(Arc::new(stand)));
        }
    }
}
