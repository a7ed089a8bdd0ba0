//! Saving a running tournament while other tabs may have it too.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Arena, ArenaState, Running, Stand};
use rollkeep_app::storage::Stored;
use rollkeep_app::storage::{RecordId, SaveError};
use rollkeep_app::tournament::Tournament;

impl Arena {
    /// Reads the saved tournament, which another tab may have continued. If it was deleted, it stays deleted.
    pub(super) fn stored(&self, id: &RecordId, shown: &Tournament) -> Option<Stored<Tournament>> {
        let stored = self.store.read(|store| store.tournaments().load(id));
        if stored.is_none() {
            let stand = Stand::new(id.clone(), shown.clone(), None);
            self.stand.set(Some(Arc::new(stand)));
            self.state.set(ArenaState::Deleted);
        }
        stored
    }

    /// Saves the results. What the storage cannot take is kept until the page is closed; a notice says so. Returns
    /// `false` and stops if another tab has continued or deleted it.
    pub(super) fn save(&self) -> bool {
        let saved = self.with(|run| {
            let saved = self.store.write(|store| {
                store
                    .tournaments()
                    .save(run.lock.id(), &run.tournament, Some(&run.text))
            });
            saved
                .map(|text| (run.text, run.unsaved) = (text, false))
                .map_err(|why| (why, run.lock.id().clone()))
        });
        let Some(Err((why, id))) = saved else {
            return true;
        };
        let state = match why {
            SaveError::Changed(_) => ArenaState::Changed,
            SaveError::Deleted => ArenaState::Deleted,
        };
        self.state.set(state);
        // If another tab has continued, the note belongs to that tab.
        if state == ArenaState::Deleted {
            Running::clear(self.store, &id);
        }
        // Later, because this may run inside a callback of a worker that will be dropped.
        let arena = *self;
        spawn_local(async move {
            if arena.state.get_untracked() == state {
                arena.end(state);
            }
        });
        if let Some(found) = self.store.read(|store| store.tournaments().load(&id)) {
            self.stand
                .set(Some(Arc::new(Stand::new(id, found.value, None))));
        }
        false
    }
}
