//! Tournaments in the store, as texts. What is in them only `tournament` knows.

use super::quarantine::Quarantine;
use super::record::{Compare, Record, TOURNAMENTS};
use super::records::{Records, SaveError};
use super::{Backend, RecordId};
use crate::format::Format;

/// What the store asks the code that reads tournaments. A page that shows none does without that code.
#[derive(Clone, Copy, Debug)]
pub struct TournamentHooks {
    /// Does the first text go on from the second, and the second from the first?
    pub compare: Compare,
    /// The tournament of a text, written as this version writes it; `None` if it cannot be read.
    pub rewrite: fn(&str) -> Option<String>,
}

/// The format of tournaments. It is here because the store recognises newer texts without the code that reads them.
///
/// Version 1 counted the games of disqualifications from 0, and had seeds without random bits.
pub const TOURNAMENT_FORMAT: Format = Format {
    key: "version",
    oldest: 0,
    latest: 2,
    rules: Some(("plan", "/rules")),
};

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
        Quarantine(self.0).take(&Record::Tournament(id.clone()), text);
    }

    /// Deletes a tournament.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Tournament(id.clone()));
    }
}
