//! A note in the storage of which programs run. The next visit finds it after a crash.

use serde::{Deserialize, Serialize};

use crate::ui::store::Store;
use rollkeep_app::storage::{Backend, RecordId};

/// The note about one tournament. If a new page finds it, the page before has crashed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The entrant whose program ran alone; `None` if all programs ran.
    pub alone: Option<usize>,
}

impl Running {
    /// Reads the note about this tournament, if there is one.
    pub fn of(store: Store, id: &RecordId) -> Option<Running> {
        let text = store.notes(|notes| notes.read(&key(id))).ok()??;
        Some(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Writes the note, if anything can be stored.
    pub fn note(&self, store: Store, id: &RecordId) {
        let text = serde_json::to_string(self).unwrap_or_default();
        let _ = store.notes(|notes| notes.write(&key(id), &text));
    }

    /// Removes the note, because nothing runs any more.
    pub fn clear(store: Store, id: &RecordId) {
        let _ = store.notes(|notes| notes.remove(&key(id)));
    }
}

/// Not a key of a record, so no export contains it.
fn key(id: &RecordId) -> String {
    format!("rollkeep-running/{id}")
}
