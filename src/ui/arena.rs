//! A tournament that is under way in this page, on whatever screen the player is.

mod claim;
mod running;
mod shard;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

pub use self::claim::{Claim, Who};
pub use self::running::Running;
use self::shard::{Manner, Said, Shard};
pub use self::shard::{SILENCE, offence};
use super::browser;
use super::device::Device;
use crate::storage::{GameId, SaveStore};
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

/// So often a sandbox may die while all programs run. After that, they run one at a time to the end.
const FALLS: u32 = 3;

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
    claim: Rc<Claim>,
    tournament: Tournament,
    shards: Vec<Shard>,
    /// Counts how often all shards were started: what those before say does not count.
    era: u32,
    /// How they are to play.
    manner: Manner,
    /// How many games are still to be played with one program at a time.
    careful: u32,
    /// How often a sandbox has died while all programs ran.
    falls: u32,
    /// Brings what is shown up to date.
    _beat: Option<Beat>,
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

/// A timer that ends with the run it is for.
struct Beat(IntervalHandle);

impl Drop for Beat {
    fn drop(&mut self) {
        self.0.clear();
    }
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
        Stand::new(self.claim.id().clone(), self.tournament.clone(), millis)
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

    /// How many programs of one's own take part.
    fn programs(&self) -> usize {
        let entrants = self.tournament.plan().entrants().iter();
        entrants.filter_map(Entrant::source).count()
    }

    /// How many workers play.
    fn width(&self) -> usize {
        let width = match self.manner.alone {
            true => 1,
            false => browser::cores().min((SANDBOXES / self.programs().max(1)).max(1)),
        };
        width.min(self.tournament.plan().games() as usize)
    }

    /// Notes who runs, if anybody's program does.
    fn note(&self, alone: Option<usize>) {
        if self.programs() > 0 {
            Running { alone }.note(self.claim.id());
        }
    }

    /// From now on, all programs run at a time, or one does for so many games.
    fn change(&mut self, careful: u32) {
        self.manner.alone = careful > 0;
        self.careful = careful;
        self.spell = match careful {
            0 => 2,
            games => (games as usize).min(MOST),
        };
        self.note(None);
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

    /// Hears of what other tabs do, and of the page's end.
    pub fn listen(&self) {
        let arena = *self;
        browser::on_window("storage", move |_| arena.look_for_save());
        browser::on_window("pagehide", move |_| {
            arena.save();
            arena.with(|run| Running::clear(run.claim.id()));
        });
        // It was only out of the way.
        browser::on_window("pageshow", move |_| {
            arena.with(|run| run.note(None));
        });
    }

    /// This tab's claim to the tournament of this name.
    pub fn claim(&self, id: &GameId) -> Rc<Claim> {
        let own = self.with(|run| (run.claim.id() == id).then(|| run.claim.clone()));
        own.flatten().unwrap_or_else(|| Claim::new(id.clone()))
    }

    /// Plays a tournament on from where it is, under the name of this claim.
    pub fn play(&self, claim: Rc<Claim>, mut tournament: Tournament) {
        self.stop();
        tournament.take_back_all();
        let arena = *self;
        let lost = Rc::downgrade(&claim);
        claim.on_lost(move || {
            if let Some(claim) = lost.upgrade() {
                arena.forget(claim.id());
            }
        });
        // Whoever ran when the page died is suspected, and runs alone for a while; who ran alone is out.
        let died = Running::of(claim.id());
        let beat =
            set_interval_with_handle(move || arena.beat(), std::time::Duration::from_millis(BEAT));
        let mut run = Run {
            claim,
            tournament,
            shards: Vec::new(),
            era: 0,
            manner: Manner {
                alone: false,
                out: died.and_then(|it| it.alone).into_iter().collect(),
            },
            careful: 0,
            falls: 0,
            _beat: beat.ok().map(Beat),
            spell: 2,
            since: None,
            millis: 0.0,
            fresh: true,
            beats: 0,
            deaths: 0,
        };
        run.change(if died.is_some() { MOST as u32 } else { 0 });
        self.run.with_value(|it| *it.borrow_mut() = Some(run));
        self.state.set(State::Preparing(0));
        self.show();
        // It is among those that were held from now on.
        self.save();
        self.start_all();
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
        self.save();
        self.show();
        self.with(|run| Running::clear(run.claim.id()));
        self.end(State::Idle);
    }

    /// Forgets the tournament of this name, if it is the one here: it is deleted, or played elsewhere.
    pub fn forget(&self, id: &GameId) {
        if self.is_playing(id) {
            self.end(State::Idle);
        }
        if self.is_last(id) {
            self.stand.set(None);
        }
    }

    /// Stops without a word if another tab has deleted the tournament.
    fn look_for_save(&self) {
        let Some(id) = self.with(|run| run.claim.id().clone()) else {
            return;
        };
        let saved = self.device.store(SaveStore::tournaments);
        if saved.is_ok_and(|saved| !saved.contains(&id)) {
            Running::clear(&id);
            self.forget(&id);
        }
    }

    /// Is this the tournament that is under way here?
    pub fn is_playing(&self, id: &GameId) -> bool {
        self.with(|run| run.claim.id() == id).unwrap_or(false)
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

    /// Starts all workers anew. What was handed out is played again.
    fn start_all(&self) {
        let before = self.with(|run| {
            run.era += 1;
            run.tournament.take_back_all();
            (std::mem::take(&mut run.shards), run.era, run.width())
        });
        let Some((shards, era, width)) = before else {
            return;
        };
        drop(shards);
        (0..width).for_each(|number| self.start(number, era));
    }

    /// Starts all workers anew, but not from within the callback of one of them.
    fn start_all_soon(&self) {
        if self.state.get_untracked() == State::Running {
            self.with(|run| run.stop_watch(browser::monotonic_ms()));
            self.state.set(State::Preparing(0));
        }
        let arena = *self;
        leptos::task::spawn_local(async move { arena.start_all() });
    }

    fn start(&self, number: usize, era: u32) {
        if self.with(|run| run.era) != Some(era) {
            return;
        }
        let arena = *self;
        let shard = self.with(|run| {
            Shard::start(run.tournament.plan(), run.manner.clone(), move |said| {
                arena.hear(number, era, said);
            })
        });
        match shard.flatten() {
            Some(shard) => {
                self.with(|run| match run.shards.get_mut(number) {
                    Some(place) => *place = shard,
                    None => run.shards.push(shard),
                });
            }
            None => self.fail(),
        }
    }

    fn hear(&self, number: usize, era: u32, said: Said) {
        if self.with(|run| run.era) != Some(era) {
            return;
        }
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
                    // One program at a time plays all games together, however long that takes.
                    if run.manner.alone {
                        run.careful = run.careful.saturating_sub(games as u32);
                    } else if took < SPELL / 2.0 && games >= run.spell {
                        run.spell = (run.spell * 2).min(MOST);
                    } else if took > SPELL * 2.0 {
                        run.spell = (run.spell / 2).max(1);
                    }
                    run.tournament.record(report);
                    run.fresh = true;
                    run.tournament.is_over()
                });
                let trusted = self.with(|run| run.manner.alone && run.careful == 0);
                match (over, trusted) {
                    (Some(true), _) => self.finish(),
                    (_, Some(true)) => {
                        self.with(|run| run.change(0));
                        self.start_all_soon();
                    }
                    _ => self.feed_all(),
                }
            }
            Said::Word(Word::Wants(entrant)) => {
                self.with(|run| run.note(Some(entrant)));
            }
            Said::Word(Word::Lost(_) | Word::Joined) => {}
            Said::Silent(entrant) => self.suspect(entrant),
            Said::Died => self.bury(number, era),
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
    fn bury(&self, number: usize, era: u32) {
        let again = self.with(|run| {
            run.deaths += 1;
            if let Some(shard) = run.shards.get_mut(number) {
                run.tournament.take_back(shard.given());
            }
            run.deaths <= 2 * run.shards.len()
        });
        if again != Some(true) {
            return self.fail();
        }
        // Not from within the callback that the old one still owns.
        let arena = *self;
        leptos::task::spawn_local(async move { arena.start(number, era) });
    }

    /// The sandbox of this entrant has died, and all that ran in its process with it. Whose program it was is not
    /// known: the games in hand are played again with one program at a time. Who does it again, alone, is out.
    fn suspect(&self, entrant: usize) {
        self.with(|run| {
            let in_hand: usize = run.shards.iter().map(|shard| shard.given().len()).sum();
            if run.manner.alone {
                run.manner.out.push(entrant);
            } else {
                run.falls += 1;
                let games = if run.falls < FALLS {
                    in_hand.max(1) as u32
                } else {
                    u32::MAX
                };
                run.change(games);
            }
        });
        self.start_all_soon();
    }

    /// Comes to a halt, because the browser does not let it play.
    fn fail(&self) {
        self.save();
        self.show();
        self.with(|run| Running::clear(run.claim.id()));
        // Not from within the callback of a worker that is to go.
        let arena = *self;
        leptos::task::spawn_local(async move { arena.end(State::Failed) });
    }

    fn finish(&self) {
        self.with(|run| run.stop_watch(browser::monotonic_ms()));
        self.show();
        self.save();
        self.with(|run| Running::clear(run.claim.id()));
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

    /// Brings what is shown and what is saved up to date.
    fn beat(&self) {
        let news = self.with(|run| {
            run.beats += 1;
            let save = run.beats.is_multiple_of(SAVED_EVERY) && run.fresh;
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

    fn save(&self) {
        self.with(|run| {
            // What the storage does not take is kept until the page is closed, and told above the screen.
            self.device
                .store(|store| store.save_tournament(run.claim.id(), &run.tournament).ok())
        });
    }
}
