//! Live games: what proves their dice, and the roll in progress. The game itself stands among the games.

use super::record::{LIVE, Record};
use super::records::Records;
use super::save_error::SaveError;
use super::{Backend, RecordId};
use crate::live::{LiveGame, UnreadableLive};

/// The live games of a store, each under the name of the game that it belongs to.
///
/// The game is saved as any other, so that it is listed, shared and reviewed as any other. If it goes on without the
/// other device, only the game goes on.
#[derive(Clone, Copy, Debug)]
pub struct LiveGames<'a, B>(pub(super) &'a Records<B>);

/// A live game in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLive {
    /// The name of the game that it belongs to.
    pub id: RecordId,
    /// The live game.
    pub live: LiveGame,
    /// The text it was read from: what [`LiveGames::save`] expects to find again.
    pub text: String,
}

impl<B: Backend> LiveGames<'_, B> {
    /// The live game of this name. One that cannot be read is set aside.
    pub fn load(&self, id: &RecordId) -> Option<StoredLive> {
        let record = Record::Live(id.clone());
        let text = self.0.text(&record)?;
        match LiveGame::from_text(&text) {
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

    /// All of them, in the order of their names.
    pub fn all(&self) -> Vec<StoredLive> {
        let ids = self.0.ids(LIVE);
        ids.iter().filter_map(|id| self.load(id)).collect()
    }

    /// Saves a live game and gives the text that stands there now. `expected` is the text that it was read from or
    /// saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if something else stands there that it does not continue: nothing is overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        live: &LiveGame,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let record = Record::Live(id.clone());
        let place = record.places().pop().unwrap_or_default();
        self.0.write(&record, place, live.to_text(), expected)
    }
}
