//! The results of one player under one rule set.

use std::collections::{BTreeMap, BTreeSet};

use super::{GameSummary, PlayerKey};
use crate::histogram::Histogram;
use crate::storage::RecordId;
use rollkeep_rules::{RuleSet, Slot};
use rollkeep_solver::coach;

/// The results of one player in the finished games of one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Performance {
    /// The player.
    pub player: PlayerKey,
    /// The number of games.
    pub games: u32,
    /// The games with others at the table.
    pub contests: u32,
    /// The contests that this player won alone.
    pub wins: u32,
    /// The contests that this player won together with others.
    pub shared_wins: u32,
    /// The games that ended for this player before every box was filled. Their totals are not counted.
    pub unfinished: u32,
    /// How often each total occurred.
    pub totals: BTreeMap<u16, u32>,
    /// The game with the best total; of several, the first.
    pub best_game: Option<RecordId>,
    /// The boxes, top to bottom.
    pub boxes: Vec<BoxCount>,
    /// The number of full cards with the upper bonus.
    pub upper_bonuses: u32,
    /// The number of Yahtzees in the Yahtzee box.
    pub yahtzees: u32,
    /// The number of bonuses for extra Yahtzees.
    pub extra_yahtzees: u32,
}

/// The results of one box in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoxCount {
    /// How often it was filled.
    pub filled: u32,
    /// How often it was filled with 0.
    pub struck: u32,
    /// The sum of its points.
    pub points: u64,
}

impl Performance {
    /// From this many games on, it means something how their totals are spread.
    pub const SPREAD_FROM: u32 = 5;

    /// A player without games.
    pub fn new(player: PlayerKey, rules: &RuleSet) -> Performance {
        Performance {
            player,
            games: 0,
            contests: 0,
            wins: 0,
            shared_wins: 0,
            unfinished: 0,
            totals: BTreeMap::new(),
            best_game: None,
            boxes: vec![BoxCount::default(); rules.categories.len()],
            upper_bonuses: 0,
            yahtzees: 0,
            extra_yahtzees: 0,
        }
    }

    /// Returns everybody who played under these rules: people before computers, and those with more games first.
    pub fn all<'a>(
        rules: &RuleSet,
        games: impl Iterator<Item = (&'a RecordId, &'a GameSummary)>,
    ) -> Vec<Performance> {
        let mut all: BTreeMap<PlayerKey, Performance> = BTreeMap::new();
        for (id, game) in games.filter(|(_, game)| *game.rules == *rules) {
            let players: BTreeSet<PlayerKey> = game
                .seats
                .iter()
                .map(|it| PlayerKey::of(&it.seat))
                .collect();
            for player in players {
                let new = || Performance::new(player.clone(), rules);
                all.entry(player.clone())
                    .or_insert_with(new)
                    .count(id, game);
            }
        }
        let mut all: Vec<Performance> = all.into_values().collect();
        all.sort_by_key(|it| (!it.player.is_person(), std::cmp::Reverse(it.games)));
        all
    }

    /// Counts a game of these rules. If a computer sits at several seats, each of them counts as a game.
    pub fn count(&mut self, id: &RecordId, game: &GameSummary) {
        for seat in game.seats.iter().filter(|it| self.player.is(&it.seat)) {
            self.games += 1;
            self.contests += u32::from(game.seats.len() > 1);
            match game.winners(seat) {
                Some(1) => self.wins += 1,
                Some(_) => self.shared_wins += 1,
                None => {}
            }
            if !seat.is_full() {
                self.unfinished += 1;
                continue;
            }
            if self.best() < Some(seat.total()) {
                self.best_game = Some(id.clone());
            }
            *self.totals.entry(seat.total()).or_default() += 1;
            for (count, points) in self.boxes.iter_mut().zip(&seat.points) {
                let points = points.unwrap_or_default();
                count.filled += 1;
                count.struck += u32::from(points == 0);
                count.points += u64::from(points);
            }
            self.upper_bonuses += u32::from(seat.totals.upper_bonus > 0);
            let points = |slot: Slot| seat.points.get(slot.index()).copied().flatten();
            let yahtzee = game.rules.yahtzee_slot().and_then(points);
            self.yahtzees += u32::from(yahtzee.is_some_and(|points| points > 0));
            let bonus = game.rules.extra_yahtzee.map_or(0, |extra| extra.bonus);
            self.extra_yahtzees += u32::from(seat.extra.checked_div(bonus).unwrap_or_default());
        }
    }

    /// Returns how many games were played to the end.
    pub fn full_games(&self) -> u32 {
        self.games - self.unfinished
    }

    /// Returns the best total.
    pub fn best(&self) -> Option<u16> {
        self.totals.keys().next_back().copied()
    }

    /// Returns the mean of all totals.
    pub fn mean(&self) -> Option<f64> {
        let points = |(total, games): (&u16, &u32)| u64::from(*total) * u64::from(*games);
        let sum: u64 = self.totals.iter().map(points).sum();
        let games = self.full_games();
        (games > 0).then(|| sum as f64 / f64::from(games))
    }

    /// Returns whether there are enough games to show how their totals are spread.
    pub fn is_spread(&self) -> bool {
        self.full_games() >= Self::SPREAD_FROM
    }

    /// Returns how many of 100 games ended in each range of totals, and the same for perfect play if it was measured.
    /// `None` for [few](Performance::is_spread) games.
    pub fn spread(&self, rules: &RuleSet) -> Option<Histogram> {
        let perfect = coach::perfect_totals(rules).unwrap_or_default();
        let games = self.full_games();
        let all = || self.totals.keys().chain(&perfect).copied();
        let (lowest, highest) = (all().min()?, all().max()?);
        let width = Histogram::width(lowest, highest)?;
        let from = lowest / width * width;
        let ranges = (from..=highest).step_by(width.into());
        let ours = ranges.clone().map(|start| {
            let count = u64::from(self.between(start, start.saturating_add(width)));
            let all = u64::from(games.max(1));
            ((count * 200 + all) / (all * 2)) as u32
        });
        let mut counts = vec![ours.collect()];
        if !perfect.is_empty() {
            let within =
                |start: u16| move |it: &&u16| (start..start.saturating_add(width)).contains(*it);
            let theirs = ranges.map(|start| perfect.iter().filter(within(start)).count() as u32);
            counts.push(theirs.collect());
        }
        self.is_spread().then_some(Histogram {
            from,
            width,
            counts,
        })
    }

    /// Returns how many games ended with a total of `from` or more, and below `to`.
    pub fn between(&self, from: u16, to: u16) -> u32 {
        self.totals
            .range(from..to.max(from))
            .map(|(_, games)| games)
            .sum()
    }
}

impl BoxCount {
    /// Returns the mean of the box, in points.
    pub fn mean(&self) -> Option<f64> {
        (self.filled > 0).then(|| self.points as f64 / f64::from(self.filled))
    }
}
