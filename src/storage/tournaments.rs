//! Tournaments in the store.

use serde_json::Value;

use super::quarantine::Quarantine;
use super::record::{Record, TOURNAMENTS};
use super::records::{Records, SaveError};
use super::{Backend, RecordId};
use crate::rules::catalogue;
use crate::tournament::{Tournament, TournamentFile};

/// The tournaments of a store.
#[derive(Clone, Copy, Debug)]
pub struct Tournaments<'a, B>(pub(super) &'a Records<B>);

/// A tournament in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its name, made as that of a game.
    pub id: RecordId,
    /// The tournament, as far as it was played.
    pub tournament: Tournament,
    /// The text it was read from: what [`Tournaments::save`] expects to find again.
    pub text: String,
}

impl<B: Backend> Tournaments<'_, B> {
    /// The names of all tournaments, the latest first.
    pub fn ids(&self) -> Vec<RecordId> {
        let mut ids = self.0.ids(TOURNAMENTS);
        ids.reverse();
        ids
    }

    /// One tournament, as far as it was played. One that cannot be read is set aside; one of a newer version stays
    /// where it is.
    pub fn load(&self, id: &RecordId) -> Option<StoredTournament> {
        let record = Record::Tournament(id.clone());
        let text = self.0.text(&record)?;
        match TournamentFile::read(&text) {
            Ok(tournament) => Some(StoredTournament {
                id: id.clone(),
                tournament,
                text,
            }),
            Err(_) => {
                Quarantine(self.0).take(&record, &text);
                None
            }
        }
    }

    /// Saves a tournament as it stands, and gives the text that stands there now.
    ///
    /// `expected` is the text that it was read from or saved as before; `None` for a new one.
    ///
    /// # Errors
    /// [`SaveError`] if it went on or was deleted elsewhere: nothing is overwritten.
    pub fn save(
        &self,
        id: &RecordId,
        tournament: &Tournament,
        expected: Option<&str>,
    ) -> Result<String, SaveError> {
        let text = TournamentFile::new(tournament).to_text();
        let place = format!("{TOURNAMENTS}{id}");
        (self.0).write(&Record::Tournament(id.clone()), place, text, expected)
    }

    /// Deletes a tournament.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(&Record::Tournament(id.clone()));
    }
}

/// Does the first text go on from the second, and the second from the first?
pub(super) fn compare(a: &str, b: &str) -> (bool, bool) {
    let (Ok(a), Ok(b)) = (TournamentFile::read(a), TournamentFile::read(b)) else {
        return (false, false);
    };
    let same = a.plan() == b.plan() && a.all_outcomes().zip(b.all_outcomes()).all(|(a, b)| a == b);
    let (a, b) = (a.all_played(), b.all_played());
    (same && a >= b, same && b >= a)
}

/// Will a newer version of the app be able to read this text?
pub(super) fn is_newer(text: &str) -> bool {
    let Ok(sheet) = serde_json::from_str::<Value>(text) else {
        return false;
    };
    let rules = sheet["plan"]["rules"].as_str();
    let version = sheet["version"].as_u64();
    version.is_some_and(|version| {
        version > u64::from(TournamentFile::VERSION)
            || rules.is_some_and(|id| catalogue::find(id).is_none())
    })
}
