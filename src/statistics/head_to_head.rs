//! Two who played the same games.

use super::{GameSummary, PlayerKey};
use crate::rules::RuleSet;

/// Who of two is the better one, as far as their games tell.
///
/// People look after every game and stop when the result pleases them. So the limits hold for whoever
/// looks as often as they like: they are those of an asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy
/// and Ramdas, *Time-uniform central limit theory and asymptotic confidence sequences*, 2021, theorem 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lead {
    /// Equals often look like this.
    Open,
    /// At most one pair of equals in 20 ever looks like this.
    Likely,
    /// At most one pair of equals in 1000 ever looks like this.
    Sure,
}

/// Two players in the games of one rule set in which both played, seen from the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// The first.
    pub player: PlayerKey,
    /// The other.
    pub other: PlayerKey,
    /// How many games.
    pub games: u32,
    /// In how many the first came out before the other.
    pub ahead: u32,
    /// In how many behind.
    pub behind: u32,
    /// How many of them both played to the end: only their totals are compared.
    pub compared: u32,
    /// The differences of the totals in these, added up.
    sum: i64,
    /// Their squares, added up.
    squares: i64,
}

impl HeadToHead {
    /// Two who have not met.
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

    /// The two in these games, as far as they are of these rules.
    pub fn of<'a>(
        player: &PlayerKey,
        other: &PlayerKey,
        rules: &RuleSet,
        games: impl Iterator<Item = &'a GameSummary>,
    ) -> HeadToHead {
        let mut both = HeadToHead::new(player.clone(), other.clone());
        for game in games.filter(|game| game.rules.id == rules.id) {
            both.count(game);
        }
        both
    }

    /// Counts a game, if both played it. Where computers of one strength sit at several seats, the first of them counts.
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

    /// In how many games both were level.
    pub fn level(&self) -> u32 {
        self.games - self.ahead - self.behind
    }

    /// Whether one of them is the better one; nothing of fewer than [`HeadToHead::LEAST`] games.
    pub fn lead(&self) -> Option<Lead> {
        let (mean, error) = self.margin().filter(|_| self.compared >= Self::LEAST)?;
        let games = f64::from(self.compared);
        // How many standard errors equals go beyond with this chance, ever.
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

    /// Of fewer games nothing is said.
    pub const LEAST: u32 = 30;

    /// After so many games the limits are as narrow as they can be.
    const NARROWEST: f64 = 60.0;

    /// By how many points the first is better on average, and the standard error of that; nothing of fewer than two
    /// games.
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
