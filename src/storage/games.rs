//! Games in play and finished games.

use super::outline::{began, touched};
use super::record::{FINISHED, PLAYING, Record};
use super::records::{Records, Stored};
use super::save_error::SaveError;
use super::saved::coached_in;
use super::{Backend, Loaded, RecordId, SavedGame, SharedDiceGame};
use crate::game::{Phase, SharedDice};

/// The games of a store.
#[derive(Clone, Copy, Debug)]
pub struct Games<'a, B>(pub(super) &'a Records<B>);

/// A game in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub id: RecordId,
    /// The game.
    pub saved: SavedGame,
    /// The text it was read from: what [`Games::save`] expects to find again.
    pub text: String,
}

impl<B: Backend> Games<'_, B> {
    /// The names of the games in play, the one touched last first. They are not replayed: what is damaged
    /// deep inside is found by [`Games::load`].
    pub fn playing(&self) -> Vec<RecordId> {
        let mut games: Vec<(u64, RecordId)> = Vec::new();
        let finished = self.0.ids(FINISHED);
        for id in self.0.ids(PLAYING) {
            let text = self.0.text(&Record::Game(id.clone()));
            let mut latest = text.and_then(|text| touched(&text));
            // The page died while it was moved, or it is damaged.
            if latest.is_none() || finished.binary_search(&id).is_ok() {
                let game = self.load(&id).map(|it| it.saved);
                let playing = |it: &SavedGame| !matches!(it.game.phase(), Phase::Over(_));
                latest = game.filter(playing).map(|it| it.touched);
            }
            if let Some(latest) = latest {
                let game = (latest, id);
                let place = games.partition_point(|other| *other > game);
                games.insert(place, game);
            }
        }
        games.into_iter().map(|(_, id)| id).collect()
    }

    /// The names of the finished games, the latest first.
    pub fn finished(&self) -> Vec<RecordId> {
        let mut ids = self.0.ids(FINISHED);
        ids.reverse();
        ids
    }

    /// The text of a finished game, as it stands; it is not parsed.
    pub fn finished_text(&self, id: &RecordId) -> Option<String> {
        self.0.text_of_key(&format!("{FINISHED}{id}"))
    }

    /// The games that began at this time, in play or finished. Only these are replayed.
    pub fn begun_at(&self, time: u64) -> Vec<StoredGame> {
        let mut ids = self.0.ids(PLAYING);
        ids.extend(self.0.ids(FINISHED));
        ids.sort();
        ids.dedup();
        ids.retain(|id| {
            let texts = self.0.texts(&Record::Game(id.clone()));
            texts.iter().any(|it| began(&it.text) == Some(time))
        });
        ids.iter().filter_map(|id| self.load(id)).collect()
    }

    /// The games whose dice others have too, in play or finished, the one begun first first. They are not played
    /// through, and each text is read once for as long as it stays.
    pub fn with_shared_dice(&self) -> Vec<SharedDiceGame> {
        self.0.shared_dice_games()
    }

    /// The games of these rules with these dice, in play or finished. Only these are replayed.
    pub fn sharing(&self, rules: &str, dice: SharedDice) -> Vec<StoredGame> {
        let mut games = self.with_shared_dice();
        games.retain(|it| it.rules.id == rules && it.dice == dice);
        games.iter().filter_map(|it| self.load(&it.id)).collect()
    }

    /// Saves a game that came from elsewhere under a free name, and gives that name.
    ///
    /// # Errors
    /// [`SaveError`] if there are too many games of this beginning.
    pub fn add(&self, saved: &SavedGame) -> Result<RecordId, SaveError> {
        let mut salt = 0;
        loop {
            let id = RecordId::new(saved.began, salt);
            match self.save(&id, saved, None) {
                Ok(_) => return Ok(id),
                Err(why) if salt == u8::MAX => return Err(why),
                Err(_) => salt += 1,
            }
        }
    }

    /// One game, in play or finished. One that cannot be read is set aside and, if a part of it is good, mended.
    pub fn load(&self, id: &RecordId) -> Option<StoredGame> {
        let record = Record::Game(id.clone());
        let texts = self.0.texts(&record).into_iter();
        let found = texts.map(|it| (Loaded::from_text(&it.text), it));
        // What a newer version wrote stays where it is, and so does what stands beside it.
        let (newer, ours): (Vec<_>, Vec<_>) = found.partition(|(it, _)| it.is_of_newer());
        // The page died while it moved from one place to the other: the further one counts.
        let games = ours
            .iter()
            .filter_map(|(it, stored)| Some((it.saved()?, it, stored)));
        let best = games.reduce(|a, b| if b.0.goes_on_from(a.0) { b } else { a });
        let mut safe = true;
        for (loaded, stored) in &ours {
            let missed = match (loaded, best) {
                (Loaded::Whole(it), Some((game, ..))) => !game.goes_on_from(it),
                (Loaded::Whole(_) | Loaded::Partly(..) | Loaded::Not(_), _) => true,
            };
            safe &= !missed || self.0.keep_aside(&record, &stored.text);
        }
        let right = best.map(|(game, loaded, stored)| Stored {
            place: place_of(game, id),
            text: match loaded {
                Loaded::Whole(_) => stored.text.clone(),
                Loaded::Partly(..) | Loaded::Not(_) => game.to_text(),
            },
        });
        let in_order = ours.iter().map(|(_, stored)| stored).eq(&right);
        let mended = !in_order && safe && newer.is_empty() && self.0.mend(&record, right.as_ref());
        let (game, _, stored) = best?;
        Some(StoredGame {
            id: id.clone(),
            saved: game.clone(),
            text: right
                .filter(|_| mended)
                .map_or(stored.text.clone(), |it| it.text),
        })
    }

    /// Saves a game and gives the text that stands there now.
    ///
    /// `expected` is the text that this game was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if something else stands there that it does not continue: nothing is overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        saved: &SavedGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        self.write(id, saved, expected, expected.and_then(coached_in))
    }

    /// As [`save`](Games::save), and notes that the coach helps the player of a seat, or nobody. Of a new game all is
    /// known from then on; of others, what was noted stays.
    ///
    /// # Errors
    /// As [`save`](Games::save).
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

    /// As [`save`](Games::save), with what another text of the game notes of the coach.
    ///
    /// # Errors
    /// As [`save`](Games::save).
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
        let (place, text) = (place_of(saved, id), saved.to_text_noting(coached));
        (self.0).write(&Record::Game(id.clone()), place, text, expected)
    }

    /// Deletes a game, in play or finished, with what proves its dice.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Game(id.clone()));
        self.0.delete(&Record::Live(id.clone()));
    }
}

/// Finished games stand apart, so that the first screen need not read them all.
fn place_of(saved: &SavedGame, id: &RecordId) -> String {
    match saved.game.phase() {
        Phase::Over(_) => format!("{FINISHED}{id}"),
        Phase::Starting(_) | Phase::Turn(_) => format!("{PLAYING}{id}"),
    }
}
