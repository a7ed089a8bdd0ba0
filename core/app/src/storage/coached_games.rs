//! In which games the coach was switched on, for whom.

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};

/// Not a record, and in no export: it concerns this device only. That the coach has helped is a part of the save.
const KEY: &str = "rollkeep-coached";

/// How many games are remembered: the newest ones.
const MOST: usize = 64;

/// The games on this device in which the coach was switched on, with the seats, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CoachedGames(Vec<(String, Vec<usize>)>);

impl CoachedGames {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> CoachedGames {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Returns whether the coach is on for this seat of a game.
    pub fn is_on(&self, id: &RecordId, seat: usize) -> bool {
        let mut games = self.0.iter();
        games.any(|(game, seats)| game == id.as_str() && seats.contains(&seat))
    }

    /// Remembers for which seats of a game the coach is on, if there is room.
    pub fn note(backend: &impl Backend, id: &RecordId, seats: &[usize]) {
        let mut games = CoachedGames::read(backend);
        games.0.retain(|(game, _)| game != id.as_str());
        if !seats.is_empty() {
            games.0.insert(0, (id.as_str().to_owned(), seats.to_vec()));
            games.0.truncate(MOST);
        }
        let _ = backend.write(KEY, &serde_json::to_string(&games).unwrap_or_default());
    }
}
