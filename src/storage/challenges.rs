//! Dice that others have played too, and what they made of them.

use super::challenge_text;
use super::quarantine::Quarantine;
use super::record::{CHALLENGES, Record};
use super::records::{Records, SaveError, Stored};
use super::{Backend, RecordId, SharedDiceGame};
use crate::game::{Game, Seat, SharedDice, distinct_names};
use crate::link::{Relation, SharedGame};
use crate::rules::{RuleSet, catalogue};

/// The challenges of a store: what others made of dice that are shared, one record for each dice and rule set. What the
/// people of this device made of them is among the [games](super::Games::sharing).
#[derive(Clone, Copy, Debug)]
pub struct Challenges<'a, B>(pub(super) &'a Records<B>);

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

/// What became of a game that came from somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// Nobody had sent it before.
    New,
    /// It goes on from what was there before.
    Further,
    /// It was there, as far or further.
    Known,
    /// There are so many that no more are kept.
    Full,
}

/// A challenge in the store, as far as it can be told without playing its games through.
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
    /// So many games of others are kept.
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

    /// What the others are called, in the order of their games, beside those who are called so already. Those who
    /// share a name get numbers: "Ann", "Ann 2".
    pub fn names(&self, already: &[&str]) -> Vec<String> {
        let seats = self.games.iter().flat_map(|game| game.setup().seats());
        let others = seats.map(|seat| seat.name.as_str());
        let all: Vec<&str> = already.iter().copied().chain(others).collect();
        distinct_names(&all, Seat::MAX_NAME).split_off(already.len())
    }

    /// Adds the game of somebody else with these dice, in the place of one that it goes on from.
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

impl<B: Backend> Challenges<'_, B> {
    /// All of them, the latest first. Their games are not played through. What cannot be read is set aside.
    pub fn list(&self) -> Vec<ListedChallenge> {
        let outline = |record: Record| {
            let text = self.0.text(&record)?;
            let found = challenge_text::outline(&text);
            if found.is_none() {
                Quarantine(self.0).take(&record, &text);
            }
            found
        };
        let ids = self.0.ids(CHALLENGES).into_iter();
        let mut all: Vec<_> = ids.map(Record::Challenge).filter_map(outline).collect();
        all.sort_by_key(|it| std::cmp::Reverse(it.received));
        all
    }

    /// Is there any? Nothing is read.
    pub fn any(&self) -> bool {
        !self.0.ids(CHALLENGES).is_empty()
    }

    /// How many challenges wait for somebody here: they were kept, and are neither played nor declined. Where there are
    /// none, no game is looked at.
    pub fn waiting(&self) -> usize {
        let mut waiting = self.list();
        waiting.retain(|it| !it.declined && it.dice.challenge().is_some());
        if !waiting.is_empty() {
            let games = self.0.shared_dice_games();
            let played = |it: &ListedChallenge| {
                let same = |game: &SharedDiceGame| (game.rules, game.dice) == (it.rules, it.dice);
                games.iter().any(same)
            };
            waiting.retain(|it| !played(it));
        }
        waiting.len()
    }

    /// What others made of these dice. What cannot be read is set aside, and the good part stays; what is of a newer
    /// version stays as it is.
    pub fn load(&self, rules: &RuleSet, dice: SharedDice) -> Option<Challenge> {
        let record = Challenge::record(rules, dice);
        let text = self.0.text(&record)?;
        let (found, whole) = challenge_text::read(&text);
        let found = found.filter(|it| it.rules == rules && it.dice == dice);
        if (!whole || found.is_none())
            && !challenge_text::is_newer(&text)
            && Quarantine(self.0).keep(&record, &text)
        {
            let place = record.places().into_iter().next();
            let right = place.zip(found.as_ref()).map(|(place, good)| Stored {
                place,
                text: challenge_text::write(good),
            });
            self.0.mend(&record, right.as_ref());
        }
        found
    }

    /// Keeps the game that somebody else made of shared dice. A game with dice of its own is no answer to anything, and
    /// nothing is kept of it.
    ///
    /// # Errors
    /// [`SaveError`] if something of a newer version stands there.
    pub fn receive(&self, game: &Game, now: u64) -> Result<Received, SaveError> {
        let mut received = Received::Known;
        if let Some(dice) = game.setup().shared_dice() {
            self.change(game.rules(), dice, now, |it| received = it.add(game))?;
        }
        Ok(received)
    }

    /// Keeps that somebody here does not want to play these dice, or does after all.
    ///
    /// # Errors
    /// [`SaveError`] if something of a newer version stands there.
    pub fn decline(
        &self,
        rules: &RuleSet,
        dice: SharedDice,
        declined: bool,
        now: u64,
    ) -> Result<(), SaveError> {
        self.change(rules, dice, now, |it| it.declined = declined)
    }

    /// Deletes what others made of these dice.
    pub fn delete(&self, rules: &RuleSet, dice: SharedDice) {
        self.0.delete(&Challenge::record(rules, dice));
    }

    fn change(
        &self,
        rules: &RuleSet,
        dice: SharedDice,
        now: u64,
        change: impl FnOnce(&mut Challenge),
    ) -> Result<(), SaveError> {
        let Some(rules) = catalogue::find(&rules.id) else {
            return Ok(());
        };
        self.0.know_challenges();
        let record = Challenge::record(rules, dice);
        let before = self.load(rules, dice);
        let expected = self.0.text(&record);
        if let Some(newer) = expected
            .as_ref()
            .filter(|text| challenge_text::is_newer(text))
        {
            return Err(SaveError::Changed(newer.clone()));
        }
        let mut challenge = before.clone().unwrap_or(Challenge::new(rules, dice, now));
        change(&mut challenge);
        let place = record.places().into_iter().next().unwrap_or_default();
        if before.as_ref() != Some(&challenge) {
            let text = challenge_text::write(&challenge);
            self.0.write(&record, place, text, expected.as_deref())?;
        }
        Ok(())
    }
}
