//! Tournaments in the store, as texts. What is in them only `tournament` knows.

use super::comparison::Compare;
use super::record::{Record, TOURNAMENTS};
use super::records::Records;
use super::save_error::SaveError;
use super::{Backend, RecordId};

/// What the store asks the code that reads tournaments. A page that shows none does without that code.
#[derive(Clone, Copy, Debug)]
pub struct TournamentHooks {
    /// Does the first text continue the second, and the second the first?
    pub compare: Compare,
    /// The tournament of a text, written as this version writes it; `None` if it cannot be read.
    pub rewrite: fn(&str) -> Option<String>,
}

/// The tournaments of a store, as texts.
#[derive(Clone, Copy, Debug)]
pub struct TournamentTexts<'a, B>(pub(super) &'a Records<B>);

impl<B: Backend> TournamentTexts<'_, B> {
    /// The names of all tournaments, the latest first.
    pub fn ids(&self) -> Vec<RecordId> {
        let mut ids = self.0.ids(TOURNAMENTS);
        ids.reverse();
        ids
    }

    /// The text of a tournament.
    pub fn load(&self, id: &RecordId) -> Option<String> {
        self.0.text(&Record::Tournament(id.clone()))
    }

    /// Saves the text of a tournament, and gives it back. `expected` is the text that was there before; `None` for a
    /// new one.
    ///
    /// # Errors
    /// [`SaveError`] if it went on or was deleted elsewhere: nothing is overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        text: String,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let place = format!("{TOURNAMENTS}{id}");
        (self.0).write(&Record::Tournament(id.clone()), place, text, expected)
    }

    /// Sets a text aside that cannot be read. One of a newer version stays where it is.
    pub fn set_aside(&self, id: &RecordId, text: &str) {
        self.0.move_aside(&Record::Tournament(id.clone()), text);
    }

    /// Deletes a tournament.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Tournament(id.clone()));
    }
}
