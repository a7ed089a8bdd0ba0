//! Games with real dice in the store.

use super::record::{REAL, Record};
use super::records::{Records, Stored};
use super::save_error::SaveError;
use super::{Backend, RecordId};
use crate::real_dice::{LoadedReal, RealGame};

/// The games with real dice of a store. Games in play and finished ones have the same prefix: they are few, and a
/// finished one can still be corrected.
#[derive(Clone, Copy, Debug)]
pub struct RealGames<'a, B>(pub(super) &'a Records<B>);

/// A game with real dice in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReal {
    /// The id.
    pub id: RecordId,
    /// The game.
    pub game: RealGame,
    /// The text it was read from. [`RealGames::save`] expects to find it again.
    pub text: String,
}

impl<B: Backend> RealGames<'_, B> {
    /// Loads a game. If it cannot be read, sets the text aside, and replaces it with the good part if there is one.
    pub fn load(&self, id: &RecordId) -> Option<StoredReal> {
        let record = Record::Real(id.clone());
        let text = self.0.text(&record)?;
        let (game, text) = match RealGame::from_json(&text) {
            LoadedReal::Whole(game) => (game, text),
            LoadedReal::Partly(game, ..) => {
                let good = game.to_json();
                let right = Stored {
                    place: record.place(),
                    text: good.clone(),
                };
                let kept = self.0.keep_aside(&record, &text);
                let mended = kept && self.0.mend(&record, Some(&right));
                (game, if mended { good } else { text })
            }
            LoadedReal::Not(_) => {
                self.0.move_aside(&record, &text);
                return None;
            }
        };
        Some(StoredReal {
            id: id.clone(),
            game,
            text,
        })
    }

    /// Returns the ids of all games, the one begun last first. Reads no game.
    pub fn ids(&self) -> Vec<RecordId> {
        let mut ids = self.0.ids(REAL);
        ids.reverse();
        ids
    }

    /// Loads all games, the one changed last first.
    pub fn all(&self) -> Vec<StoredReal> {
        let ids = self.ids();
        let mut all: Vec<StoredReal> = ids.iter().filter_map(|id| self.load(id)).collect();
        all.sort_by_key(|it| std::cmp::Reverse(it.game.touched()));
        all
    }

    /// Saves a new game under a free id, and returns it as stored.
    ///
    /// # Errors
    /// [`SaveError`] if too many games began at the same time.
    pub fn add(&self, game: &RealGame) -> Result<StoredReal, SaveError> {
        let (id, text) = RecordId::first_free(game.began(), |id| self.save(id, game, None))?;
        let game = game.clone();
        Ok(StoredReal { id, game, text })
    }

    /// Saves a game and returns the text that is now stored. `expected` is the text that it was read from or last saved
    /// as; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if another text is stored that this game does not continue; it stays unchanged.
    pub fn save(
        &self,
        id: &RecordId,
        game: &RealGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        (self.0).save(&Record::Real(id.clone()), game.to_json(), expected)
    }

    /// Deletes a game.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Real(id.clone()));
    }
}
