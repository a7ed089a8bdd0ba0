//! How carefully the programs of a tournament run, after what has happened to them.

/// How carefully the programs of a tournament run: all together, or one at a time after a crash, until it is known whose
/// fault it was. Also when to give up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caution {
    excluded: Vec<usize>,
    /// How many games must still be played with one program at a time.
    games: u32,
    /// How often sandboxes have died while all programs ran.
    falls: u32,
    /// How often each worker has died since it last had results.
    deaths: Vec<u32>,
}

impl Caution {
    /// After this many deaths of sandboxes, programs run one at a time to the end.
    pub const MOST_FALLS: u32 = 3;

    /// A worker that dies this often in a row, without results in between, is not replaced any more.
    pub const MOST_DEATHS: u32 = 3;

    /// All programs run together, but for these entrants, whose programs have crashed their sandbox or the page before.
    pub const fn new(excluded: Vec<usize>) -> Caution {
        Caution {
            excluded,
            games: 0,
            falls: 0,
            deaths: Vec::new(),
        }
    }

    /// Runs programs one at a time for this many games.
    pub fn be_careful(&mut self, games: u32) {
        self.games = games;
    }

    /// How many games must still be played with one program at a time.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Whether programs run one at a time.
    pub const fn one_at_a_time(&self) -> bool {
        self.games > 0
    }

    /// The entrants whose programs must not run any more.
    pub fn excluded(&self) -> &[usize] {
        &self.excluded
    }

    /// A worker has played this many games. Returns whether all programs may run together again.
    pub fn played(&mut self, worker: usize, games: u32) -> bool {
        if let Some(deaths) = self.deaths.get_mut(worker) {
            *deaths = 0;
        }
        let was = self.one_at_a_time();
        self.games = self.games.saturating_sub(games);
        was && !self.one_at_a_time()
    }

    /// The sandbox of this entrant has died, and with it all that ran in its process, while the workers had this many
    /// games. If its program ran alone, it is excluded; otherwise nobody knows whose fault it was, and these games are
    /// played again with one program at a time.
    pub fn sandbox_died(&mut self, entrant: usize, in_hand: u32) {
        // Other workers start now.
        self.deaths.clear();
        if self.one_at_a_time() {
            self.excluded.push(entrant);
            return;
        }
        self.falls += 1;
        self.games = match self.falls < Self::MOST_FALLS {
            true => in_hand.max(1),
            false => u32::MAX,
        };
    }

    /// A worker has died, or the browser did not load one of its sandboxes. Returns whether another one may take its
    /// place: the browser may have lacked memory for a moment, but a worker that always dies would be replaced for ever.
    pub fn worker_died(&mut self, worker: usize) -> bool {
        let count = self.deaths.len().max(worker + 1);
        self.deaths.resize(count, 0);
        self.deaths[worker] += 1;
        self.deaths[worker] < Self::MOST_DEATHS
    }
}
