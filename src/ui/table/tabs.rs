//! Changes of the game by other tabs.

use leptos::prelude::*;

use super::super::browser;
use super::super::claim::PlayingTab;
use super::Table;
use rollkeep_app::storage::SavedGame;
use rollkeep_words::words;

impl Table {
    /// Takes the game from the tab that plays it.
    pub fn take_over(&self) {
        self.claim.with_value(|claim| {
            if let Some(claim) = claim {
                claim.take_over();
            }
        });
    }

    /// Handles a change of the store by another tab.
    pub fn store_changed(&self) {
        let (id, text) = (self.id.get_value(), self.text.get_value());
        if self.store.read(|store| store.games().is_still(&id, &text)) {
            // A tab that watches shows the kept dice.
            if !untrack(|| self.plays()) {
                self.keep.set(self.kept());
            }
            return;
        }
        match self.store.read(|store| store.games().load(&id)) {
            Some(found) if found.text != text => self.adopt(found.value, found.text),
            None if !self.is_deleted() => self.deleted(),
            Some(_) | None => {}
        }
    }

    /// Returns whether another tab has deleted the game, and nobody has played on since.
    pub fn is_deleted(&self) -> bool {
        self.text.with_value(String::is_empty)
    }

    /// Another tab has deleted the game: it stays on the screen, and a message says so. The message comes only once, because
    /// the text is empty from then on.
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

    /// Handles the answer which tab plays, or a change of it.
    pub(super) fn turn_to(&self, before: PlayingTab, who: PlayingTab) {
        if who == PlayingTab::Unknown {
            return;
        }
        // An earlier refusal belongs to the old state. One from before the first answer is about the game, which this tab plays.
        if (before, who) != (PlayingTab::Unknown, PlayingTab::Here) {
            self.take_refusal_back();
        }
        if who == PlayingTab::Here {
            self.store_changed();
            self.keep.set(self.kept());
            // When the focused button disappears, focus the roll button.
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
