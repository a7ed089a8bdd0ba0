//! Live games: what proves their dice, and the roll in progress. The game itself is among the games.

use super::record::{LIVE, Record};
use super::records::Records;
use super::save_error::SaveError;
use super::{Backend, RecordId};
use crate::live::{LiveGame, UnreadableLive};

/// The live games of a store, each under the id of its game.
///
/// The game is saved like any other, so that it can be listed, shared and reviewed. If it continues without the other
/// device, only the game changes.
#[derive(Clone, Copy, Debug)]
pub struct LiveGames<'a, B>(pub(super) &'a Records<B>);

/// A live game in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLive {
    /// The id of its game.
    pub id: RecordId,
    /// The live game.
    pub live: LiveGame,
    /// The text it was read from. [`LiveGames::save`] expects to find it again.
    pub text: String,
}

impl<B: Backend> LiveGames<'_, B> {
    /// Loads a live game. Sets it aside if it cannot be read.
    pub fn load(&self, id: &RecordId) -> Option<StoredLive> {
        let record = Record::Live(id.clone());
        let text = self.0.text(&record)?;
        match LiveGame::from_json(&text) {
            Ok(live) => Some(StoredLive {
                id: id.clone(),
                live,
                text,
            }),
            Err(UnreadableLive::Newer(_)) => None,
            Err(_) => {
                self.0.move_aside(&record, &text);
                None
            }
        }
    }

    /// Loads all live games, in the order of their ids.
    pub fn all(&self) -> Vec<StoredLive> {
        let ids = self.0.ids(LIVE);
        ids.iter().filter_map(|id| self.load(id)).collect()
    }

    /// Saves a live game and returns the text that is now stored. `expected` is the text that it was read from or last
    /// saved as; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if another text is stored that this one does not continue; it stays unchanged.
    pub fn save(
        &self,
        id: &RecordId,
        live: &LiveGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        (self.0).save(&Record::Live(id.clone()), live.to_json(), expected)
    }
}
