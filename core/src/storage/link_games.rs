//! Games that are played through links, because their players are on several devices.

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};

/// Not a record, and in no export: it concerns this device only.
const KEY: &str = "rollkeep-apart";

/// How many games are remembered: the newest ones.
const MOST: usize = 64;

/// The games on this device that are played through links, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinkGames(Vec<String>);

impl LinkGames {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> LinkGames {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Returns whether this game is played through links.
    pub fn contains(&self, id: &RecordId) -> bool {
        self.0.iter().any(|other| other == id.as_str())
    }

    /// Remembers that this game is played through links, if there is room.
    pub fn note(backend: &impl Backend, id: &RecordId) {
        let mut games = LinkGames::read(backend);
        if games.contains(id) {
            return;
        }
        games.0.insert(0, id.as_str().to_owned());
        games.0.truncate(MOST);
        let _ = backend.write(KEY, &serde_json::to_string(&games).unwrap_or_default());
    }
}
