//! Which dice are kept in the middle of a turn: no event yet, but a reload must not undo it.

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};
use crate::dice::Keep;

/// Beside the saves and not among them: it is worth nothing in an export.
const KEY: &str = "rollkeep-kept";

/// How many games are remembered: the latest ones.
const MOST: usize = 32;

/// The dice that are kept in games on this device, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(Vec<KeptDiceEntry>);

/// The game, how many rolls it had seen, and the dice as bits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptDiceEntry(String, usize, u8);

impl Kept {
    /// What a backend remembers. What cannot be read is ignored.
    pub fn read(backend: &impl Backend) -> Kept {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The dice that are kept in this game after this number of rolls, if that is remembered.
    pub fn of(&self, id: &RecordId, rolls: usize) -> Option<Keep> {
        let mut entries = self.0.iter();
        let entry = entries.find(|entry| entry.0 == id.as_str() && entry.1 == rolls)?;
        Some(Keep::from_bits(entry.2))
    }

    /// Remembers the dice that are kept in a game after so many rolls, or nothing of it any more. What a backend
    /// has no room for is forgotten.
    pub fn note(backend: &impl Backend, id: &RecordId, kept: Option<(usize, Keep)>) {
        let before = Kept::read(backend);
        let mut now = before.clone();
        now.0.retain(|entry| entry.0 != id.as_str());
        if let Some((rolls, keep)) = kept {
            let entry = KeptDiceEntry(id.as_str().to_owned(), rolls, keep.bits());
            now.0.insert(0, entry);
            now.0.truncate(MOST);
        }
        if now == before {
            return;
        }
        let _ = match now.0.as_slice() {
            [] => backend.remove(KEY),
            _ => backend.write(KEY, &serde_json::to_string(&now).unwrap_or_default()),
        };
    }
}
