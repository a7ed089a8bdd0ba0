//! The state of a tournament that is being played. The workers are in `crew`.

use std::rc::Rc;

use leptos::prelude::IntervalHandle;

use super::shard::{PlayMode, Shard};
use super::{Running, Stand};
use crate::tournament::{Entrant, Pairing, Report, StoredTournament, Tournament};
use crate::ui::browser;
use crate::ui::claim::Claim;

/// How long one batch of games should keep a worker busy, in milliseconds.
const BATCH_MS: f64 = 60.0;

/// How many sandboxes may run at once. Every worker has one for each program.
const SANDBOXES: usize = 8;

/// How often a sandbox may die while all programs run. After that, they run one at a time to the end.
const MOST_FALLS: u32 = 3;

/// A tournament under way.
pub struct Run {
    /// This tab's claim to it.
    pub claim: Rc<Claim>,
    /// What has been played.
    pub tournament: Tournament,
    /// What is saved of it.
    pub text: String,
    /// Who plays.
    pub shards: Vec<Shard>,
    /// Counts how often all shards were started. Events of earlier ones are ignored.
    pub era: u32,
    /// Whether programs run one at a time, and who is excluded.
    pub mode: PlayMode,
    /// How many games are still to be played with one program at a time.
    pub careful: u32,
    /// How often a sandbox has died while all programs ran.
    pub falls: u32,
    /// Brings what is shown up to date.
    _beat: Option<Beat>,
    /// How many games a worker is given at a time.
    pub batch: usize,
    /// Since when games are played, on the page's own clock.
    pub since: Option<f64>,
    /// How long they were played before.
    pub millis: f64,
    /// The page is being left, so it does not end by a crash.
    pub leaving: bool,
    /// Something has come since the last beat.
    pub fresh: bool,
    /// Something has come since it was saved.
    pub unsaved: bool,
    /// How often the timer has beaten.
    pub beats: u32,
    /// How often a worker has died.
    pub deaths: usize,
}

/// How it goes on after games were written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// All has been played.
    Over,
    /// The careful games are over: all programs may run at a time again.
    Trusted,
    /// There is more to play.
    More,
}

/// A timer that ends with the run it is for.
struct Beat(IntervalHandle);

impl Drop for Beat {
    fn drop(&mut self) {
        self.0.clear();
    }
}

impl Run {
    /// The most games a worker is given at a time.
    pub const MOST: usize = 64;

    /// One that begins; these have brought their sandbox down before.
    pub fn new(
        claim: Rc<Claim>,
        stored: StoredTournament,
        beat: Option<IntervalHandle>,
        excluded: Vec<usize>,
    ) -> Run {
        Run {
            claim,
            tournament: stored.tournament,
            text: stored.text,
            shards: Vec::new(),
            era: 0,
            mode: PlayMode {
                one_at_a_time: false,
                excluded,
            },
            careful: 0,
            falls: 0,
            _beat: beat.map(Beat),
            batch: 2,
            since: None,
            millis: 0.0,
            leaving: false,
            fresh: true,
            unsaved: false,
            beats: 0,
            deaths: 0,
        }
    }

    /// How it stands.
    pub fn stand(&self, now: f64) -> Stand {
        let since = self.since.map_or(0.0, |since| now - since);
        let millis = Some(self.millis + since);
        Stand::new(self.claim.id().clone(), self.tournament.clone(), millis)
    }

    /// What to play next, if there is something.
    pub fn next(&mut self) -> Option<Vec<Pairing>> {
        // Near the end, small batches, so that all workers finish at the same time.
        let left = self
            .tournament
            .plan()
            .games()
            .saturating_sub(self.tournament.played());
        let share = left as usize / (2 * self.shards.len().max(1));
        let pairings = self.tournament.hand_out(self.batch.min(share.max(1)));
        (!pairings.is_empty()).then_some(pairings)
    }

    /// How many programs of one's own take part.
    fn programs(&self) -> usize {
        let entrants = self.tournament.plan().entrants().iter();
        entrants.filter_map(Entrant::source).count()
    }

    /// How many workers play.
    pub fn width(&self) -> usize {
        let width = match self.mode.one_at_a_time {
            true => 1,
            false => browser::cores().min((SANDBOXES / self.programs().max(1)).max(1)),
        };
        width.min(self.tournament.plan().games() as usize)
    }

    /// Notes which programs run, if any do. The system may end a hidden page, so a program is not suspected then.
    pub fn note(&self, alone: Option<usize>) {
        if self.programs() > 0 && !self.leaving {
            let alone = alone.filter(|_| !browser::hidden());
            Running { alone }.note(self.claim.id());
        }
    }

    /// From now on, all programs run at a time, or one does for so many games.
    pub fn change(&mut self, careful: u32) {
        self.mode.one_at_a_time = careful > 0;
        self.careful = careful;
        self.batch = match careful {
            0 => 2,
            games => (games as usize).min(Run::MOST),
        };
        self.note(None);
    }

    /// Stops counting time.
    pub fn stop_watch(&mut self, now: f64) {
        self.millis += self.since.take().map_or(0.0, |since| now - since);
    }

    /// Records what a worker has played.
    pub fn record(&mut self, number: usize, report: Report) -> After {
        let Some(shard) = self.shards.get_mut(number) else {
            return After::More;
        };
        let (games, took) = shard.done();
        // One program at a time plays all games of a batch together, so its time says nothing about the batch.
        if self.mode.one_at_a_time {
            self.careful = self.careful.saturating_sub(games as u32);
        } else if took < BATCH_MS / 2.0 && games >= self.batch {
            self.batch = (self.batch * 2).min(Run::MOST);
        } else if took > BATCH_MS * 2.0 {
            self.batch = (self.batch / 2).max(1);
        }
        self.tournament.record(report);
        (self.fresh, self.unsaved) = (true, true);
        if self.tournament.is_over() {
            return After::Over;
        }
        if self.mode.one_at_a_time && self.careful == 0 {
            self.change(0);
            return After::Trusted;
        }
        After::More
    }

    /// The sandbox of this entrant has died. If its program ran alone, it is excluded; else all run one at a time.
    pub fn suspect(&mut self, entrant: usize) {
        if self.mode.one_at_a_time {
            self.mode.excluded.push(entrant);
            return;
        }
        self.falls += 1;
        let in_hand: usize = self.shards.iter().map(|shard| shard.given().len()).sum();
        self.change(match self.falls < MOST_FALLS {
            true => in_hand.max(1) as u32,
            false => u32::MAX,
        });
    }
}
