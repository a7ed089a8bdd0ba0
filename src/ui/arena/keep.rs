//! How a tournament that is under way is saved, while other tabs may have it too.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Arena, ArenaState, Running, Stand};
use crate::storage::{RecordId, SaveError};
use crate::tournament::{StoredTournament, Tournament, Tournaments};

impl Arena {
    /// A tournament as it is saved: it may have gone on in another tab since it was shown here. One that was deleted
    /// stays so.
    pub(super) fn stored(&self, id: &RecordId, shown: &Tournament) -> Option<StoredTournament> {
        let stored = self.device.store(|store| Tournaments::of(store).load(id));
        if stored.is_none() {
            let stand = Stand::new(id.clone(), shown.clone(), None);
            self.stand.set(Some(Arc::new(stand)));
            self.state.set(ArenaState::Deleted);
        }
        stored
    }

    /// Saves what has been played. What the storage does not take is kept until the page is closed, and told above
    /// the screen. `false` if another tab has gone on or deleted it: then this one stops.
    pub(super) fn save(&self) -> bool {
        let saved = self.with(|run| {
            let saved = self.device.store(|store| {
                Tournaments::of(store).save(run.claim.id(), &run.tournament, Some(&run.text))
            });
            saved
                .map(|text| (run.text, run.unsaved) = (text, false))
                .map_err(|why| (why, run.claim.id().clone()))
        });
        let Some(Err((why, id))) = saved else {
            return true;
        };
        let state = match why {
            SaveError::Changed(_) => ArenaState::Changed,
            SaveError::Deleted => ArenaState::Deleted,
        };
        self.state.set(state);
        // Where another tab has gone on, the note is that tab's.
        if state == ArenaState::Deleted {
            Running::clear(&id);
        }
        // Not from within the callback of a worker that is to go.
        let arena = *self;
        leptos::task::spawn_local(async move {
            if arena.state.get_untracked() == state {
                arena.end(state);
            }
        });
        if let Some(found) = self.device.store(|store| Tournaments::of(store).load(&id)) {
            self.stand
                .set(Some(Arc::new(Stand::new(id, found.tournament, None))));
        }
        false
    }
}
