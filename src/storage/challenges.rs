//! The challenges of a store.

use super::challenge_text;
use super::record::{CHALLENGES, Record};
use super::records::{Records, Stored};
use super::save_error::SaveError;
use super::{Backend, Challenge, ListedChallenge, Received, SharedDiceGame};
use crate::game::{Game, SharedDice};
use crate::rules::{RuleSet, catalogue};

/// The challenges of a store: what others made of dice that are shared, one record for each dice and rule set. What the
/// people of this device made of them is among the [games](super::Games::sharing).
#[derive(Clone, Copy, Debug)]
pub struct Challenges<'a, B>(pub(super) &'a Records<B>);

impl<B: Backend> Challenges<'_, B> {
    /// All of them, the latest first. Their games are not replayed. What cannot be read is set aside.
    pub fn list(&self) -> Vec<ListedChallenge> {
        let outline = |record: Record| {
            let text = self.0.text(&record)?;
            let found = challenge_text::outline(&text);
            if found.is_none() {
                self.0.move_aside(&record, &text);
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
    /// none, no game is read.
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
            && self.0.keep_aside(&record, &text)
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
