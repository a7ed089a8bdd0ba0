//! Who runs: noted beside the saves as long as programs run, so that the visit after one that died knows.

use serde::{Deserialize, Serialize};

use crate::storage::{Backend, RecordId};
use crate::ui::browser::LocalBackend;

/// Programs run in this tournament. Where this is found by a page that has just begun, the one before has died.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The entrant whose program runs alone; else all of them run.
    pub alone: Option<usize>,
}

impl Running {
    /// What was noted about this tournament, if something was.
    pub fn of(id: &RecordId) -> Option<Running> {
        let text = LocalBackend.read(&key(id)).ok()??;
        Some(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Notes it. Where nothing can be stored, nobody will know.
    pub fn note(&self, id: &RecordId) {
        let text = serde_json::to_string(self).unwrap_or_default();
        let _ = LocalBackend.write(&key(id), &text);
    }

    /// Nothing runs any more.
    pub fn clear(id: &RecordId) {
        let _ = LocalBackend.remove(&key(id));
    }
}

/// Not where the saves are: no export takes it along.
fn key(id: &RecordId) -> String {
    format!("rollkeep-running/{id}")
}
