//! Games in play and finished games.

use std::cmp::Reverse;
use std::sync::Arc;

use super::outline::Times;
use super::record::{FINISHED, PLAYING, Record};
use super::records::{KeyText, Records};
use super::save_error::SaveError;
use super::saved::coached_in;
use super::shelf::{Read, Saved, Stored};
use super::{Backend, RecordId, SavedGame, SharedDiceGame};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Phase, SharedDice};

/// The games of a store.
#[derive(Clone, Copy, Debug)]
pub struct Games<'a, B>(pub(super) &'a Records<B>);

/// A game that was deleted. [`Games::put_back`] saves it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    game: Stored<SavedGame>,
    /// The text that proves the dice of a live game.
    proof: Option<String>,
}

impl<B: Backend> Games<'_, B> {
    /// Returns the ids of the games in play, the one played last first. Does not replay them: [`Games::load`] finds
    /// damage in a log.
    pub fn playing(&self) -> Vec<RecordId> {
        let mut games = Vec::new();
        let finished = self.0.ids(FINISHED);
        for id in self.0.ids(PLAYING) {
            let text = self.0.text(&Record::Game(id.clone()));
            let mut latest = text.and_then(|text| Some(Times::of_text(&text)?.touched));
            // The page was closed while the game moved, or the text is damaged.
            if latest.is_none() || finished.binary_search(&id).is_ok() {
                let game = self.load(&id).map(|it| it.value);
                let playing = |it: &SavedGame| !matches!(it.game.phase(), Phase::Over(_));
                latest = game.filter(playing).map(|it| it.touched);
            }
            if let Some(latest) = latest {
                games.push((latest, id));
            }
        }
        latest_first(games)
    }

    /// Returns the ids of the finished games, the newest first: by their beginning. The id of a game of a day only tells the
    /// day, so its text says when it began.
    pub fn finished(&self) -> Vec<RecordId> {
        let games = self.0.ids(FINISHED).into_iter().map(|id| {
            let text = id.is_of_day().then(|| self.finished_text(&id)).flatten();
            let times = text.and_then(|text| Times::of_text(&text));
            let began = times.map_or_else(|| id.clone(), |it| RecordId::new(it.began, 0));
            (began, id)
        });
        latest_first(games.collect())
    }

    /// Returns the rule sets of this many of the games played last, each once, the latest first.
    pub fn latest_rules(&self, games: usize) -> Vec<Arc<RuleSet>> {
        let playing = self.playing().into_iter().take(games);
        let finished = self.finished().into_iter().take(games);
        let both = playing.chain(finished);
        let mut both: Vec<_> = both.filter_map(|id| Some(self.load(&id)?.value)).collect();
        both.sort_by_key(|it| Reverse(it.touched));
        let mut all = Vec::new();
        for saved in both.iter().take(games) {
            let rules = saved.game.rules();
            if !all.contains(rules) {
                all.push(rules.clone());
            }
        }
        all
    }

    /// Returns the text of a finished game without parsing it.
    pub fn finished_text(&self, id: &RecordId) -> Option<String> {
        self.0.text_of_key(&format!("{FINISHED}{id}"))
    }

    /// Returns the games that began at this time, in play or finished. Replays only these.
    pub fn begun_at(&self, time: u64) -> Vec<Stored<SavedGame>> {
        let mut ids = self.0.ids(PLAYING);
        ids.extend(self.0.ids(FINISHED));
        ids.sort();
        ids.dedup();
        ids.retain(|id| {
            let texts = self.0.texts(&Record::Game(id.clone()));
            texts
                .iter()
                .any(|it| Times::of_text(&it.text).is_some_and(|it| it.began == time))
        });
        ids.iter().filter_map(|id| self.load(id)).collect()
    }

    /// Returns the games with shared dice, in play or finished, the oldest first. Does not replay them, and
    /// reads each text once until it changes.
    pub fn with_shared_dice(&self) -> Vec<SharedDiceGame> {
        self.0.shared_dice_games()
    }

    /// Returns the games of these rules with these dice, in play or finished. Replays only these.
    pub fn sharing(&self, rules: &RuleSet, dice: SharedDice) -> Vec<Stored<SavedGame>> {
        let mut games = self.with_shared_dice();
        games.retain(|it| *it.rules == *rules && it.dice == dice);
        games.iter().filter_map(|it| self.load(&it.id)).collect()
    }

    /// Saves a game from elsewhere under a free id, and returns the id.
    ///
    /// # Errors
    /// [`SaveError`] if too many games began at the same time.
    pub fn add(&self, saved: &SavedGame) -> Result<RecordId, SaveError> {
        let saved = RecordId::first_free(saved.began, |id| self.save(id, saved, None));
        saved.map(|(id, _)| id)
    }

    /// Loads one game, in play or finished. If it cannot be read, sets the text aside, and replaces it with the good
    /// part if there is one.
    pub fn load(&self, id: &RecordId) -> Option<Stored<SavedGame>> {
        let record = Record::Game(id.clone());
        let texts = self.0.texts(&record).into_iter();
        let read = texts.map(|stored| (SavedGame::read(&stored.text), stored));
        // Texts of a newer version stay where they are, and so do other texts of that game.
        let (newer, ours): (Vec<_>, Vec<_>) =
            read.partition(|(it, _)| matches!(it, Read::Newer(_)));
        // If the page was closed while the game moved, it has two texts: the one that is further counts.
        let games = ours.iter().filter_map(|(read, stored)| match read {
            Read::Whole(game) => Some((game, stored.text.clone(), stored)),
            Read::Partly(game) => Some((game, game.to_json(), stored)),
            Read::Newer(_) | Read::Damaged => None,
        });
        let best = games.reduce(|a, b| if b.0.includes(a.0) { b } else { a });
        let mut safe = true;
        for (read, stored) in &ours {
            let missed = match (read, &best) {
                (Read::Whole(game), Some((best, ..))) => !best.includes(game),
                _ => true,
            };
            safe &= !missed || self.0.keep_aside(&record, &stored.text);
        }
        let right = best.as_ref().map(|(game, good, _)| KeyText {
            key: key_of(game, id),
            text: good.clone(),
        });
        let in_order = ours.iter().map(|(_, stored)| stored).eq(&right);
        let mended = !in_order && safe && newer.is_empty() && self.0.mend(&record, right.as_ref());
        let (game, good, stored) = best?;
        Some(Stored {
            id: id.clone(),
            value: game.clone(),
            text: if mended { good } else { stored.text.clone() },
        })
    }

    /// Returns whether this is the stored text of a game, without replaying it.
    pub fn is_still(&self, id: &RecordId, text: &str) -> bool {
        let stored = self.0.texts(&Record::Game(id.clone()));
        stored.iter().map(|it| it.text.as_str()).eq([text])
    }

    /// Saves a game and returns the text that is now stored.
    ///
    /// `expected` is the text that this game was read from or last saved as; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if another text is stored that this game does not continue; it stays unchanged.
    pub fn save(
        &self,
        id: &RecordId,
        saved: &SavedGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        self.write(id, saved, expected, expected.and_then(coached_in))
    }

    /// Like [`save`](Games::save), and notes that the coach helps the player of this seat, or nobody. In a new game the
    /// note is complete from then on; in others, an older note stays.
    ///
    /// # Errors
    /// Like [`save`](Games::save).
    pub fn save_noting(
        &self,
        id: &RecordId,
        saved: &SavedGame,
        expected: Option<&str>,
        coached: Option<usize>,
    ) -> Result<String, SaveError> {
        let mut note = expected.map_or(Some(Vec::new()), coached_in);
        if let Some(seat) = coached {
            let seats = note.get_or_insert_default();
            let place = seats.partition_point(|other| *other < seat);
            if seats.get(place) != Some(&seat) {
                seats.insert(place, seat);
            }
        }
        self.write(id, saved, expected, note)
    }

    /// Like [`save`](Games::save), with the note about the coach from another text of the game.
    ///
    /// # Errors
    /// Like [`save`](Games::save).
    pub fn save_as_noted(
        &self,
        id: &RecordId,
        saved: &SavedGame,
        expected: Option<&str>,
        noted: &str,
    ) -> Result<String, SaveError> {
        self.write(id, saved, expected, coached_in(noted))
    }

    fn write(
        &self,
        id: &RecordId,
        saved: &SavedGame,
        expected: Option<&str>,
        coached: Option<Vec<usize>>,
    ) -> Result<String, SaveError> {
        let (key, text) = (key_of(saved, id), saved.to_json_noting(coached));
        (self.0).write(&Record::Game(id.clone()), key, text, expected)
    }

    /// Deletes a game, in play or finished, and the proof of its dice if it is a live game. Returns it, if it can be read.
    pub fn delete(&self, id: &RecordId) -> Option<DeletedGame> {
        let live = Record::Live(id.clone());
        let deleted = self.load(id).map(|game| DeletedGame {
            game,
            proof: self.0.text(&live),
        });
        self.0.delete(&Record::Game(id.clone()));
        self.0.delete(&live);
        deleted
    }

    /// Saves a game that was deleted as it was, under the same id.
    ///
    /// # Errors
    /// [`SaveError`] if a game with this id is stored again; it stays unchanged.
    pub fn put_back(&self, deleted: &DeletedGame) -> Result<(), SaveError> {
        let DeletedGame { game, proof } = deleted;
        self.save_as_noted(&game.id, &game.value, None, &game.text)?;
        if let Some(proof) = proof {
            (self.0).save(&Record::Live(game.id.clone()), proof.clone(), None)?;
        }
        Ok(())
    }
}

/// Finished games have a prefix of their own, so that the home screen need not read all of them.
fn key_of(saved: &SavedGame, id: &RecordId) -> String {
    match saved.game.phase() {
        Phase::Over(_) => format!("{FINISHED}{id}"),
        Phase::Starting(_) | Phase::Turn(_) => format!("{PLAYING}{id}"),
    }
}

/// Returns the ids of these games, the latest first.
fn latest_first<T: Ord>(mut games: Vec<(T, RecordId)>) -> Vec<RecordId> {
    games.sort_by(|a, b| b.cmp(a));
    games.into_iter().map(|(_, id)| id).collect()
}
