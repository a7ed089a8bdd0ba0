//! Tournaments in the store.

use super::{Tournament, TournamentFile};
use crate::game::Relation;
use crate::storage::{Backend, RecordId, SaveError, SaveStore, TournamentHooks, TournamentTexts};

/// The tournaments of a store.
#[derive(Clone, Copy, Debug)]
pub struct Tournaments<'a, B>(TournamentTexts<'a, B>);

/// A tournament in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its id, made like that of a game.
    pub id: RecordId,
    /// The tournament, as far as it was played.
    pub tournament: Tournament,
    /// The text it was read from: what [`Tournaments::save`] expects to find again.
    pub text: String,
}

/// How the store compares and rewrites the texts of tournaments.
pub const TOURNAMENT_HOOKS: TournamentHooks = TournamentHooks { compare, rewrite };

impl<'a, B: Backend> Tournaments<'a, B> {
    /// The tournaments of this store.
    pub fn of(store: &'a SaveStore<B>) -> Self {
        Tournaments(store.tournament_texts(TOURNAMENT_HOOKS))
    }

    /// The ids of all tournaments, the latest first.
    pub fn ids(&self) -> Vec<RecordId> {
        self.0.ids()
    }

    /// One tournament, as far as it was played. One that cannot be read is set aside; one of a newer version stays
    /// where it is.
    pub fn load(&self, id: &RecordId) -> Option<StoredTournament> {
        let text = self.0.load(id)?;
        match TournamentFile::read(&text) {
            Ok(tournament) => Some(StoredTournament {
                id: id.clone(),
                tournament,
                text,
            }),
            Err(_) => {
                self.0.set_aside(id, &text);
                None
            }
        }
    }

    /// Saves a tournament, and returns the text that is saved now.
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
        let text = TournamentFile::new(tournament).to_json();
        self.0.save(id, text, expected)
    }

    /// Deletes a tournament.
    pub fn delete(&self, id: &RecordId) {
        self.0.delete(id);
    }
}

fn compare(a: &str, b: &str) -> Relation {
    let goes_on = |a: &Tournament, b: &Tournament| {
        let same = a.all_outcomes().zip(b.all_outcomes()).all(|(a, b)| a == b);
        a.plan() == b.plan() && same && a.all_played() >= b.all_played()
    };
    Relation::of_read([a, b].map(|text| TournamentFile::read(text).ok()), goes_on)
}

fn rewrite(text: &str) -> Option<String> {
    let tournament = TournamentFile::read(text).ok()?;
    Some(TournamentFile::new(&tournament).to_json())
}
