//! Which dice are kept in the middle of a turn: this is not an event, but a reload must not change it.

use serde::{Deserialize, Serialize};

use super::record::KEPT;
use super::{Backend, RecordId};
use rollkeep_rules::dice::Keep;

/// How many games are remembered: the newest ones.
const MOST: usize = 32;

/// The kept dice of games on this device, the newest game first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(Vec<KeptDiceEntry>);

/// The game's id, how many rolls it had, and the kept dice as bits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptDiceEntry(String, usize, u8);

impl Kept {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> Kept {
        let text = backend.read(KEPT).ok().flatten().unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Returns the dice kept in this game after this number of rolls, if they are remembered.
    pub fn of(&self, id: &RecordId, rolls: usize) -> Option<Keep> {
        let mut entries = self.0.iter();
        let entry = entries.find(|entry| entry.0 == id.as_str() && entry.1 == rolls)?;
        Some(Keep::from_bits(entry.2))
    }

    /// Remembers the dice kept in a game after this number of rolls, or forgets the game. Without room in the backend,
    /// nothing is remembered.
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
            [] => backend.remove(KEPT),
            _ => backend.write(KEPT, &serde_json::to_string(&now).unwrap_or_default()),
        };
    }
}
