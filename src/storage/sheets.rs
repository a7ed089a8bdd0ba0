//! Tournaments in the store.

use super::{Backend, GameId, SaveStore, StorageError};
use crate::tournament::{Damaged, Sheet, Tournament};

const TOURNAMENT: &str = "rollkeep/tournament/";

impl<B: Backend> SaveStore<B> {
    /// Which tournament stands under this key, if one does.
    pub(super) fn tournament_of_key(key: &str) -> Option<GameId> {
        GameId::parse(key.strip_prefix(TOURNAMENT)?)
    }

    /// The names of the tournaments, the latest first.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn tournaments(&self) -> Result<Vec<GameId>, StorageError> {
        let mut ids = self.ids(TOURNAMENT)?;
        ids.reverse();
        Ok(ids)
    }

    /// One tournament, as far as it was played. One that cannot be read is set aside.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn tournament(&self, id: &GameId) -> Result<Option<Tournament>, StorageError> {
        let key = format!("{TOURNAMENT}{id}");
        let Some(text) = self.backend().read(&key)? else {
            return Ok(None);
        };
        match Sheet::read(&text) {
            Ok(tournament) => Ok(Some(tournament)),
            // It stays where it is: the version that wrote it will find it there again.
            Err(Damaged::Newer(_)) => Ok(None),
            Err(Damaged::Form(_) | Damaged::Game(_)) => {
                if self.quarantine(id.as_str(), &text)? {
                    self.backend().remove(&key)?;
                }
                Ok(None)
            }
        }
    }

    /// Saves a tournament as it stands.
    ///
    /// # Errors
    /// [`StorageError`] if the place does not take it.
    pub fn save_tournament(
        &self,
        id: &GameId,
        tournament: &Tournament,
    ) -> Result<(), StorageError> {
        let text = Sheet::new(tournament).to_text();
        self.backend().write(&format!("{TOURNAMENT}{id}"), &text)
    }

    /// Deletes a tournament.
    ///
    /// # Errors
    /// [`StorageError`] if the place cannot be reached.
    pub fn delete_tournament(&self, id: &GameId) -> Result<(), StorageError> {
        self.backend().remove(&format!("{TOURNAMENT}{id}"))
    }
}
