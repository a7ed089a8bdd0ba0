//! The challenges of a store.

use std::sync::Arc;

use super::challenge_json;
use super::record::{CHALLENGES, Record};
use super::records::Records;
use super::save_error::SaveError;
use super::shelf::{Read, Saved, Shelf};
use super::{Backend, Challenge, ListedChallenge, Received, SharedDiceGame};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, SharedDice};

/// The challenges of a store: the games of others with shared dice, one record for each rule set and dice. Games of
/// people at this device are among the [games](super::Games::sharing).
#[derive(Clone, Copy, Debug)]
pub struct Challenges<'a, B>(pub(super) &'a Records<B>);

impl<B: Backend> Challenges<'_, B> {
    /// Returns all challenges, the newest first, without replaying their games. Sets aside what cannot be read.
    pub fn list(&self) -> Vec<ListedChallenge> {
        let outline = |record: Record| {
            let text = self.0.text(&record)?;
            let found = challenge_json::outline(&text);
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

    /// Returns whether there is any challenge, without reading one.
    pub fn any(&self) -> bool {
        !self.0.ids(CHALLENGES).is_empty()
    }

    /// Returns the challenges that are neither played nor declined at this device, the newest first. If none may be, reads
    /// no game.
    pub fn waiting(&self) -> Vec<ListedChallenge> {
        let mut waiting = self.list();
        waiting.retain(|it| !it.declined && it.dice.challenge().is_some());
        if !waiting.is_empty() {
            let games = self.0.shared_dice_games();
            let played = |it: &ListedChallenge| {
                let same = |game: &SharedDiceGame| (&game.rules, game.dice) == (&it.rules, it.dice);
                games.iter().any(same)
            };
            waiting.retain(|it| !played(it));
        }
        waiting
    }

    /// Loads the games of others with these dice. If a part cannot be read, moves the text to quarantine and keeps the
    /// good part. A text of a newer version stays as it is.
    pub fn load(&self, rules: &RuleSet, dice: SharedDice) -> Option<Challenge> {
        let shelf = Shelf::<B, Challenge>::of(self.0);
        let found = shelf.load(&Challenge::id(rules, dice))?.value;
        // Long names of rule sets have the same id if they begin alike.
        (*found.rules == *rules && found.dice == dice).then_some(found)
    }

    /// Stores somebody else's game with shared dice. Ignores a game whose dice are not shared.
    ///
    /// # Errors
    /// [`SaveError`] if a newer version wrote the stored challenge.
    pub fn receive(&self, game: &Game, now: u64) -> Result<Received, SaveError> {
        let mut received = Received::Known;
        if let Some(dice) = game.setup().shared_dice() {
            self.change(game.rules(), dice, now, |it| received = it.add(game))?;
        }
        Ok(received)
    }

    /// Stores whether somebody here has declined to play these dice.
    ///
    /// # Errors
    /// [`SaveError`] if a newer version wrote the stored challenge.
    pub fn decline(
        &self,
        rules: &Arc<RuleSet>,
        dice: SharedDice,
        declined: bool,
        now: u64,
    ) -> Result<(), SaveError> {
        self.change(rules, dice, now, |it| it.declined = declined)
    }

    /// Deletes the games of others with these dice.
    pub fn delete(&self, rules: &RuleSet, dice: SharedDice) {
        self.0.delete(&Challenge::record(rules, dice));
    }

    fn change(
        &self,
        rules: &Arc<RuleSet>,
        dice: SharedDice,
        now: u64,
        change: impl FnOnce(&mut Challenge),
    ) -> Result<(), SaveError> {
        let record = Challenge::record(rules, dice);
        let before = self.load(rules, dice);
        let expected = self.0.text(&record);
        let newer = |text: &&String| matches!(Challenge::read(text), Read::Newer(_));
        if let Some(newer) = expected.as_ref().filter(newer) {
            return Err(SaveError::Changed(newer.clone()));
        }
        let mut challenge = before
            .clone()
            .unwrap_or(Challenge::new(rules.clone(), dice, now));
        change(&mut challenge);
        if before.as_ref() != Some(&challenge) {
            (self.0).save(&record, challenge.write(), expected.as_deref())?;
        }
        Ok(())
    }
}
