//! Dice that others have played too, and what they made of them.

use super::RecordId;
use super::record::Record;
use crate::game::{Game, Seat, SharedDice, distinct_names};
use crate::link::{Relation, SharedGame};
use crate::rules::RuleSet;

/// Dice, and what others made of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The rules.
    pub rules: &'static RuleSet,
    /// The dice.
    pub dice: SharedDice,
    /// When the first of it came, in milliseconds since 1970.
    pub received: u64,
    /// Has somebody here said that they do not want to play?
    pub declined: bool,
    /// The games of the others, in the order in which they came.
    pub(super) games: Vec<Game>,
}

/// The result of adding a game that came from somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// Nobody had sent it before.
    New,
    /// It continues what was there before.
    Further,
    /// It was there, as far or further.
    Known,
    /// There are so many that no more are kept.
    Full,
}

/// A challenge in the store, as far as it is known without replaying its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedChallenge {
    /// The rules.
    pub rules: &'static RuleSet,
    /// The dice.
    pub dice: SharedDice,
    /// When the first of it came, in milliseconds since 1970.
    pub received: u64,
    /// Has somebody here said that they do not want to play?
    pub declined: bool,
    /// How many games of others there are.
    pub games: usize,
}

impl Challenge {
    /// The most games of others that are kept.
    pub const MAX_GAMES: usize = 64;

    /// Dice that nobody has played yet.
    pub fn new(rules: &'static RuleSet, dice: SharedDice, received: u64) -> Challenge {
        Challenge {
            rules,
            dice,
            received,
            declined: false,
            games: Vec::new(),
        }
    }

    /// The games of the others, in the order in which they came.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The names of the others, in the order of their games, beside these names. Those who
    /// share a name get numbers: "Ann", "Ann 2".
    pub fn names(&self, already: &[&str]) -> Vec<String> {
        let seats = self.games.iter().flat_map(|game| game.setup().seats());
        let others = seats.map(|seat| seat.name.as_str());
        let all: Vec<&str> = already.iter().copied().chain(others).collect();
        distinct_names(&all, Seat::MAX_NAME).split_off(already.len())
    }

    /// Adds the game of somebody else with these dice, in the place of one that it continues.
    pub fn add(&mut self, game: &Game) -> Received {
        match self.find(game) {
            Some((place, Relation::Ahead)) => {
                self.games[place] = game.clone();
                Received::Further
            }
            Some(_) => Received::Known,
            None if self.games.len() >= Self::MAX_GAMES => Received::Full,
            None => {
                self.games.push(game.clone());
                Received::New
            }
        }
    }

    /// Where this game is, and how it stands to what is there; `None` if it is another one than all that are there.
    fn find(&self, game: &Game) -> Option<(usize, Relation)> {
        let theirs = SharedGame::new(game.clone(), 0);
        let relations = self.games.iter().map(|ours| theirs.relation_to(ours, 0));
        let mut found = relations
            .enumerate()
            .filter_map(|(place, it)| Some((place, it?)));
        found.find(|(_, relation)| !matches!(relation, Relation::Fork(_)))
    }

    /// Adds all that the other one of the same dice has.
    pub(super) fn merge(&mut self, other: &Challenge) {
        self.received = self.received.min(other.received);
        self.declined |= other.declined;
        for game in &other.games {
            self.add(game);
        }
    }

    /// Would nothing of the other one be missed?
    pub(super) fn includes(&self, other: &Challenge) -> bool {
        let known = |game: &Game| match self.find(game) {
            Some((_, relation)) => relation != Relation::Ahead,
            None => self.games.len() >= Self::MAX_GAMES,
        };
        (self.rules, self.dice) == (other.rules, other.dice)
            && self.received <= other.received
            && self.declined >= other.declined
            && other.games.iter().all(known)
    }

    /// The record of these dice under these rules.
    pub(super) fn record(rules: &RuleSet, dice: SharedDice) -> Record {
        Record::Challenge(RecordId::of_dice(&rules.id, dice))
    }
}
