//! The games of others with the same dice.

use std::sync::Arc;

use super::RecordId;
use super::record::Record;
use crate::link::SharedGame;
use rollkeep_rules::game::{Game, Relation, Seat, SharedDice, distinct_names};
use rollkeep_rules::{PortableRules, RuleSet};

/// Shared dice, and the games of others with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The dice.
    pub dice: SharedDice,
    /// When the first part of it came, in milliseconds since 1970.
    pub received: u64,
    /// Whether somebody here has declined to play.
    pub declined: bool,
    /// The games of others, in the order in which they came.
    pub(super) games: Vec<Game>,
}

/// The result of adding a game that came from somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// It is new here.
    New,
    /// It continues a game that was here.
    Further,
    /// It was already here, as far or further.
    Known,
    /// There are [`Challenge::MAX_GAMES`] games already, or the game is longer than a link may be.
    Full,
}

/// A challenge in the store, read without replaying its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedChallenge {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The dice.
    pub dice: SharedDice,
    /// When the first part of it came, in milliseconds since 1970.
    pub received: u64,
    /// Whether somebody here has declined to play.
    pub declined: bool,
    /// The number of games of others.
    pub games: usize,
}

impl Challenge {
    /// The most games of others that are stored.
    pub const MAX_GAMES: usize = 64;

    /// A challenge with no games of others yet.
    pub fn new(rules: Arc<RuleSet>, dice: SharedDice, received: u64) -> Challenge {
        Challenge {
            rules,
            dice,
            received,
            declined: false,
            games: Vec::new(),
        }
    }

    /// The games of others, in the order in which they came.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Returns the names of the others, in the order of their games. Equal names get numbers: "Ann", "Ann 2". `already`
    /// are names that are taken.
    pub fn names(&self, already: &[&str]) -> Vec<String> {
        let seats = self.games.iter().flat_map(|game| game.setup().seats());
        let others = seats.map(|seat| seat.name.as_str());
        let all: Vec<&str> = already.iter().copied().chain(others).collect();
        distinct_names(&all, Seat::MAX_NAME).split_off(already.len())
    }

    /// Returns the names of the others if these games of players here, with the times when they began, answer theirs: the first
    /// game of theirs came before the first of these began. Empty for somebody who has challenged the others.
    pub fn challengers(&self, mine: &[(&Game, u64)]) -> Vec<String> {
        let began = mine.iter().map(|(_, began)| *began).min();
        if began.is_some_and(|began| began < self.received) {
            return Vec::new();
        }
        let names = mine.iter().flat_map(|(game, _)| game.setup().seats());
        let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
        self.names(&names)
    }

    /// Adds somebody else's game with these dice, or replaces the one that it continues.
    pub fn add(&mut self, game: &Game) -> Received {
        // It is stored as a link's payload.
        if SharedGame::new(game.clone(), 0).to_payload().is_err() {
            return Received::Full;
        }
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

    /// Finds the stored game that is the same as this one, and their relation; `None` if there is none.
    fn find(&self, game: &Game) -> Option<(usize, Relation)> {
        let theirs = SharedGame::new(game.clone(), 0);
        let relations = self.games.iter().map(|ours| theirs.relation_to(ours, 0));
        let mut found = relations
            .enumerate()
            .filter_map(|(place, it)| Some((place, it?)));
        found.find(|(_, relation)| *relation != Relation::Fork)
    }

    /// Adds all that the other challenge with the same dice has.
    pub(super) fn merge(&mut self, other: &Challenge) {
        self.received = self.received.min(other.received);
        self.declined |= other.declined;
        for game in &other.games {
            self.add(game);
        }
    }

    /// Returns whether `other` has nothing that is missing here.
    pub(super) fn includes(&self, other: &Challenge) -> bool {
        let known = |game: &Game| match self.find(game) {
            Some((_, relation)) => relation != Relation::Ahead,
            None => self.games.len() >= Self::MAX_GAMES,
        };
        (&self.rules, self.dice) == (&other.rules, other.dice)
            && self.received <= other.received
            && self.declined >= other.declined
            && other.games.iter().all(known)
    }

    /// The record of these dice under these rules.
    pub fn record(rules: &RuleSet, dice: SharedDice) -> Record {
        Record::Challenge(Self::id(rules, dice))
    }

    pub(super) fn id(rules: &RuleSet, dice: SharedDice) -> RecordId {
        RecordId::of_dice(&PortableRules::key(rules), dice)
    }
}
