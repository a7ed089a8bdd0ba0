//! Two players of the same games.

use super::{GameSummary, PlayerKey};
use rollkeep_rules::RuleSet;

/// Which of two players is better, as far as their games show.
///
/// People look after every game and stop when the result pleases them. So the limits are valid however often somebody
/// looks: they are those of an asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
/// *Time-uniform central limit theory and asymptotic confidence sequences*, 2021, theorem 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lead {
    /// Equally good players often look like this.
    Open,
    /// At most one pair of equally good players in 20 ever looks like this.
    Likely,
    /// At most one pair of equally good players in 1000 ever looks like this.
    Sure,
}

/// Two players in the games of one rule set in which both played. Numbers are those of the first player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// The first player.
    pub player: PlayerKey,
    /// The other player.
    pub other: PlayerKey,
    /// The number of games.
    pub games: u32,
    /// The games in which the first player ranked before the other.
    pub ahead: u32,
    /// The games in which the first player ranked behind the other.
    pub behind: u32,
    /// The games that both played to the end: only their totals are compared.
    pub compared: u32,
    /// The sum of the differences of these totals.
    sum: i64,
    /// The sum of their squares.
    squares: i64,
}

impl HeadToHead {
    /// Two players without a game.
    pub fn new(player: PlayerKey, other: PlayerKey) -> HeadToHead {
        HeadToHead {
            player,
            other,
            games: 0,
            ahead: 0,
            behind: 0,
            compared: 0,
            sum: 0,
            squares: 0,
        }
    }

    /// Counts the games of these rules in which both play.
    pub fn of<'a>(
        player: &PlayerKey,
        other: &PlayerKey,
        rules: &RuleSet,
        games: impl Iterator<Item = &'a GameSummary>,
    ) -> HeadToHead {
        let mut both = HeadToHead::new(player.clone(), other.clone());
        for game in games.filter(|game| *game.rules == *rules) {
            both.count(game);
        }
        both
    }

    /// Counts a game, if both played it. If computers of one strength sit at several seats, only the first of them
    /// counts.
    pub fn count(&mut self, game: &GameSummary) {
        let seats = game.seat_of(&self.player).zip(game.seat_of(&self.other));
        let Some((ours, theirs)) = seats.filter(|_| self.player != self.other) else {
            return;
        };
        self.games += 1;
        self.ahead += u32::from(ours.order() > theirs.order());
        self.behind += u32::from(ours.order() < theirs.order());
        if ours.is_full() && theirs.is_full() {
            self.compare(i64::from(ours.total()) - i64::from(theirs.total()));
        }
    }

    /// Counts the difference of two totals.
    pub fn compare(&mut self, difference: i64) {
        self.compared += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// Returns in how many games both had the same rank.
    pub fn level(&self) -> u32 {
        self.games - self.ahead - self.behind
    }

    /// Returns whether one of them is better; `None` with fewer than [`HeadToHead::LEAST`] games.
    pub fn lead(&self) -> Option<Lead> {
        let (mean, error) = self.margin().filter(|_| self.compared >= Self::LEAST)?;
        let games = f64::from(self.compared);
        // Equally good players ever differ by more than this many standard errors with this chance.
        let limit = |chance: f64| {
            let log = -2.0 * libm::log(chance);
            let weight = (log + libm::log(log) + 1.0) / Self::NARROWEST;
            let more = games * weight + 1.0;
            let wide = 2.0 * more / (games * weight) * libm::log(libm::sqrt(more) / chance);
            libm::sqrt(wide)
        };
        let beyond = |chance: f64| mean.abs() > limit(chance) * error;
        Some(match () {
            () if beyond(0.001) => Lead::Sure,
            () if beyond(0.05) => Lead::Likely,
            () => Lead::Open,
        })
    }

    /// With fewer games, [`lead`](HeadToHead::lead) says nothing.
    pub const LEAST: u32 = 30;

    /// The limits are narrowest after this number of games.
    const NARROWEST: f64 = 60.0;

    /// Returns by how many points the first player is better on average, and the standard error of that; `None` with
    /// fewer than two games.
    pub fn margin(&self) -> Option<(f64, f64)> {
        let games = f64::from(self.compared);
        if self.compared < 2 {
            return None;
        }
        let mean = self.sum as f64 / games;
        let variance = (self.squares as f64 - self.sum as f64 * mean) / (games - 1.0);
        Some((mean, (variance.max(0.0) / games).sqrt()))
    }
}
