//! Importing a game with real dice.

use super::Import;
use super::{MAX_FORKS, Purpose};
use crate::real_dice::{LoadedReal, RealGame};
use crate::storage::comparison::TextRelation;
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
        let theirs = match RealGame::from_text(text) {
            LoadedReal::Whole(theirs) => theirs.to_text(),
            LoadedReal::Not(_) if it.is_newer(text) => {
                return self.newer(store, it, text, |all| &mut all.new);
            }
            LoadedReal::Partly(..) | LoadedReal::Not(_) => return None,
        };
        let beside = (1..u16::from(MAX_FORKS)).filter_map(|number| it.beside(number));
        for (number, place) in std::iter::once(it.clone()).chain(beside).enumerate() {
            let ours = store.records().text(&place);
            let relation = |ours: &String| store.records().relation(&place, &theirs, ours);
            let ahead = match ours.as_ref().map(relation) {
                Some(TextRelation::Same | TextRelation::Behind) => {
                    self.imported.known += 1;
                    return Some(());
                }
                // The game here continued differently, or is of a newer version.
                Some(TextRelation::Diverged) => continue,
                Some(TextRelation::Ahead) => true,
                None => false,
            };
            if self.purpose == Purpose::Take {
                let key = place.places().pop()?;
                let written = store.records().write(&place, key, theirs, ours.as_deref());
                written.ok()?;
            }
            match (number, ahead) {
                (0, false) => self.imported.new += 1,
                (0, true) => self.imported.further += 1,
                _ => self.imported.forked += 1,
            }
            return Some(());
        }
        None
    }
}
