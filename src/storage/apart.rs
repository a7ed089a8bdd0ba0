//! Games that go to and fro as links: not all of their people play on this device.

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};

/// Beside the saves and not among them: it is about this device.
const KEY: &str = "rollkeep-apart";

/// How many games are remembered: the latest ones.
const MOST: usize = 64;

/// The games on this device that are played apart, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Apart(Vec<String>);

impl Apart {
    /// What a backend remembers. What cannot be read is ignored.
    pub fn read(backend: &impl Backend) -> Apart {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Is this game played apart?
    pub fn contains(&self, id: &RecordId) -> bool {
        self.0.iter().any(|other| other == id.as_str())
    }

    /// Remembers that this game is played apart. It is not saved if there is no room.
    pub fn note(backend: &impl Backend, id: &RecordId) {
        let mut apart = Apart::read(backend);
        if apart.contains(id) {
            return;
        }
        apart.0.insert(0, id.as_str().to_owned());
        apart.0.truncate(MOST);
        let _ = backend.write(KEY, &serde_json::to_string(&apart).unwrap_or_default());
    }
}
