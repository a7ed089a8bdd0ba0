//! Importing a game with real dice.

use super::{Filed, Import};
use crate::real_dice::{LoadedReal, RealGame};
use crate::storage::{Backend, Record, SaveStore};

/// The longest text of a game with real dice, in bytes. A game of six with hundreds of corrections is far shorter.
const MAX_REAL: usize = 200_000;

impl Import {
    /// Imports it if it is new or continues what is here. If it continued differently, it is stored as another game.
    pub(super) fn real<B: Backend>(
        &mut self,
        store: &SaveStore<B>,
        it: &Record,
        text: &str,
    ) -> Option<()> {
        if text.len() > MAX_REAL {
            return None;
        }
        let theirs = match RealGame::from_json(text) {
            LoadedReal::Whole(theirs) => theirs.to_json(),
            LoadedReal::Not(_) if it.is_newer(text) => {
                return self.newer(store, it, text, |all| &mut all.new);
            }
            LoadedReal::Partly(..) | LoadedReal::Not(_) => return None,
        };
        match self.file(store, it, &theirs)? {
            Filed::Known | Filed::NoRoom => self.imported.known += 1,
            Filed::New => self.imported.new += 1,
            Filed::Further => self.imported.further += 1,
            Filed::Fork => self.imported.forked += 1,
        }
        Some(())
    }
}
