//! Tournaments in the store, as texts. Only `tournament` reads them.

use super::comparison::Compare;
use super::record::{Record, TOURNAMENTS};
use super::records::Records;
use super::save_error::SaveError;
use super::{Backend, RecordId};

/// Functions of the code that reads tournaments. A page without tournaments does not load it.
#[derive(Clone, Copy, Debug)]
pub struct TournamentHooks {
    /// Compares two texts.
    pub compare: Compare,
    /// Writes the tournament of a text as this version does; `None` if it cannot be read.
    pub rewrite: fn(&str) -> Option<String>,
}

/// The tournaments of a store, as texts.
#[derive(Clone, Copy, Debug)]
pub struct TournamentTexts<'a, B>(pub(super) &'a Records<B>);

impl<B: Backend> TournamentTexts<'_, B> {
    /// Returns the ids of all tournaments, the newest first.
    pub fn ids(&self) -> Vec<RecordId> {
        let mut ids = self.0.ids(TOURNAMENTS);
        ids.reverse();
        ids
    }

    /// Returns the text of a tournament.
    pub fn load(&self, id: &RecordId) -> Option<String> {
        self.0.text(&Record::Tournament(id.clone()))
    }

    /// Saves the text of a tournament, and returns it. `expected` is the text that was stored before; `None` for a new
    /// one.
    ///
    /// # Errors
    /// [`SaveError`] if another tab has continued or deleted it; nothing is overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        text: String,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        (self.0).save(&Record::Tournament(id.clone()), text, expected)
    }

    /// Moves an unreadable text to quarantine. A text of a newer version stays where it is.
    pub fn set_aside(&self, id: &RecordId, text: &str) {
        self.0.move_aside(&Record::Tournament(id.clone()), text);
    }

    /// Deletes a tournament.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Tournament(id.clone()));
    }
}
