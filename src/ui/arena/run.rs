//! A tournament under way: what it knows, without its workers' voices.

use std::rc::Rc;

use leptos::prelude::IntervalHandle;

use super::shard::{Manner, Shard};
use super::{Running, Stand};
use crate::tournament::{Entrant, Pairing, Report, StoredTournament, Tournament};
use crate::ui::browser;
use crate::ui::claim::Claim;

/// How long a worker is to be busy with what it is given at a time, in milliseconds.
const SPELL: f64 = 60.0;

/// Every worker has a sandbox for each of one's own players. So many may start at once; more take their time.
const SANDBOXES: usize = 8;

/// So often a sandbox may die while all programs run. After that, they run one at a time to the end.
const FALLS: u32 = 3;

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
    /// Counts how often all shards were started: what those before say does not count.
    pub era: u32,
    /// How they are to play.
    pub manner: Manner,
    /// How many games are still to be played with one program at a time.
    pub careful: u32,
    /// How often a sandbox has died while all programs ran.
    pub falls: u32,
    /// Brings what is shown up to date.
    _beat: Option<Beat>,
    /// How many games a worker is given at a time.
    pub spell: usize,
    /// Since when games are played, on the page's own clock.
    pub since: Option<f64>,
    /// How long they were played before.
    pub millis: f64,
    /// The page is being left, which is no sudden end.
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
    /// Nobody is suspected any more: all programs may run at a time.
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
        out: Vec<usize>,
    ) -> Run {
        Run {
            claim,
            tournament: stored.tournament,
            text: stored.text,
            shards: Vec::new(),
            era: 0,
            manner: Manner { alone: false, out },
            careful: 0,
            falls: 0,
            _beat: beat.map(Beat),
            spell: 2,
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
        // Near the end, nobody waits for a worker that has much to do.
        let left = self
            .tournament
            .plan()
            .games()
            .saturating_sub(self.tournament.played());
        let share = left as usize / (2 * self.shards.len().max(1));
        let pairings = self.tournament.hand_out(self.spell.min(share.max(1)));
        (!pairings.is_empty()).then_some(pairings)
    }

    /// How many programs of one's own take part.
    fn programs(&self) -> usize {
        let entrants = self.tournament.plan().entrants().iter();
        entrants.filter_map(Entrant::source).count()
    }

    /// How many workers play.
    pub fn width(&self) -> usize {
        let width = match self.manner.alone {
            true => 1,
            false => browser::cores().min((SANDBOXES / self.programs().max(1)).max(1)),
        };
        width.min(self.tournament.plan().games() as usize)
    }

    /// Notes who runs, if anybody's program does. A page out of sight may be ended by the system, which is nobody's
    /// fault.
    pub fn note(&self, alone: Option<usize>) {
        if self.programs() > 0 && !self.leaving {
            let alone = alone.filter(|_| !browser::hidden());
            Running { alone }.note(self.claim.id());
        }
    }

    /// From now on, all programs run at a time, or one does for so many games.
    pub fn change(&mut self, careful: u32) {
        self.manner.alone = careful > 0;
        self.careful = careful;
        self.spell = match careful {
            0 => 2,
            games => (games as usize).min(Run::MOST),
        };
        self.note(None);
    }

    /// Time does not count any more.
    pub fn stop_watch(&mut self, now: f64) {
        self.millis += self.since.take().map_or(0.0, |since| now - since);
    }

    /// Writes down what a worker has played.
    pub fn record(&mut self, number: usize, report: Report) -> After {
        let Some(shard) = self.shards.get_mut(number) else {
            return After::More;
        };
        let (games, took) = shard.done();
        // One program at a time plays all games together, however long that takes.
        if self.manner.alone {
            self.careful = self.careful.saturating_sub(games as u32);
        } else if took < SPELL / 2.0 && games >= self.spell {
            self.spell = (self.spell * 2).min(Run::MOST);
        } else if took > SPELL * 2.0 {
            self.spell = (self.spell / 2).max(1);
        }
        self.tournament.record(report);
        (self.fresh, self.unsaved) = (true, true);
        if self.tournament.is_over() {
            return After::Over;
        }
        if self.manner.alone && self.careful == 0 {
            self.change(0);
            return After::Trusted;
        }
        After::More
    }

    /// The sandbox of this entrant has died. Who ran alone is out, else all are suspected.
    pub fn suspect(&mut self, entrant: usize) {
        if self.manner.alone {
            self.manner.out.push(entrant);
            return;
        }
        self.falls += 1;
        let in_hand: usize = self.shards.iter().map(|shard| shard.given().len()).sum();
        self.change(match self.falls < FALLS {
            true => in_hand.max(1) as u32,
            false => u32::MAX,
        });
    }
}
