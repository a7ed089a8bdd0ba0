//! What other tabs do to the game on this screen.

use leptos::prelude::*;

use super::super::browser;
use super::super::claim::Who;
use super::Table;
use crate::storage::SavedGame;
use crate::text::words;

impl Table {
    /// Takes the game from the tab that plays it.
    pub fn take_over(&self) {
        self.claim.with_value(|claim| {
            if let Some(claim) = claim {
                claim.take_over();
            }
        });
    }

    /// Something changed in the store in another tab.
    pub fn store_changed(&self) {
        let (id, text) = (self.id.get_value(), self.text.get_value());
        match self.device.store(|store| store.games().load(&id)) {
            Some(found) if found.text != text => self.adopt(found.saved, found.text),
            // Whoever watches sees what is kept.
            Some(_) if !untrack(|| self.plays()) => self.keep.set(self.kept()),
            None if !text.is_empty() => self.deleted(),
            Some(_) | None => {}
        }
    }

    /// Said once: from then on nothing is expected to stand there.
    pub(super) fn deleted(&self) {
        self.text.set_value(String::new());
        self.refuse(words::deleted_elsewhere());
    }

    pub(super) fn adopt(&self, saved: SavedGame, text: String) {
        self.text.set_value(text);
        self.saved.set(saved);
        self.unspent.set(0);
        self.asked.set(None);
        self.keep.set(self.kept());
    }

    /// It is known, or has changed, which tab plays.
    pub(super) fn turn_to(&self, who: Who) {
        if who == Who::Unknown {
            return;
        }
        // What was refused here was said to a tab that watched, or that played.
        self.refusal.set(None);
        if who == Who::Here {
            self.store_changed();
            self.keep.set(self.kept());
            // The focus does not get lost with the button that had it.
            if browser::has_focus("#take-over") {
                browser::focus_soon("#roll");
            }
        } else {
            self.unspent.set(0);
        }
        if let Some(action) = self.early.try_update_value(Option::take).flatten() {
            self.act(action);
        }
    }
}
