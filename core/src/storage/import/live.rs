//! Importing what proves the dice of a live game.

use super::Import;
use super::Purpose;
use crate::live::LiveGame;
use crate::storage::comparison::TextRelation;
use crate::storage::{Backend, Record, SaveStore};

/// The longest text of a live game, in bytes. A game of six with hundreds of undos is far shorter.
const MAX_LIVE: usize = 200_000;

impl Import {
    /// Imports it if nothing is here, or it continues what is here. It is counted with its game, not by itself.
    pub(super) fn live<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: &Record,
        text: &str,
    ) -> Option<()> {
        if text.len() > MAX_LIVE {
            return None;
        }
        let theirs = match LiveGame::from_text(text) {
            Ok(theirs) => theirs.to_text(),
            Err(_) if it.is_newer(text) => text.to_owned(),
            Err(_) => return None,
        };
        let ours = store.records().text(it);
        let relation = ours
            .as_ref()
            .map(|ours| store.records().relation(it, &theirs, ours));
        let wanted = match relation {
            Some(TextRelation::Same | TextRelation::Behind) => false,
            Some(TextRelation::Diverged) => return None,
            Some(TextRelation::Ahead) | None => true,
        };
        if wanted && self.purpose == Purpose::Take {
            let place = it.places().pop()?;
            let written = store.records().write(it, place, theirs, ours.as_deref());
            written.ok()?;
        }
        Some(())
    }
}
