//! Importing what proves the dice of a live game.

use super::Import;
use crate::live::LiveGame;
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
        let theirs = match LiveGame::from_json(text) {
            Ok(theirs) => theirs.to_json(),
            Err(_) if it.is_newer(text) => text.to_owned(),
            Err(_) => return None,
        };
        self.file(store, it, &theirs)?;
        Some(())
    }
}
