//! Saving the game, and changes of it by other tabs.

use std::sync::Arc;

use leptos::prelude::*;

use super::super::browser;
use super::{Mode, Table};
use rollkeep_app::storage::{SaveError, SavedGame};
use rollkeep_app::tab_lock::PlayingTab;
use rollkeep_rules::game::{Event, Millis};
use rollkeep_words::words;

impl Table {
    /// Saves the game after an event, and returns its text. Notes the seat if the coach helps the player who rolls or
    /// scores.
    pub(super) fn save(&self, saved: &SavedGame, event: Event) -> Result<String, SaveError> {
        let (id, before) = (self.id.get_value(), self.text.get_value());
        let expected = Some(before.as_str()).filter(|before| !before.is_empty());
        let decides = matches!(event, Event::Rolled { .. } | Event::Scored(_));
        let seat = self.game_untracked(|game| game.seat_at_turn());
        let seat = seat.filter(|seat| decides && untrack(|| self.is_coached(*seat)));
        self.store
            .write(|store| store.games().save_noting(&id, saved, expected, seat))
    }

    /// Takes the game from the tab that plays it.
    pub fn take_over(&self) {
        self.mode.with_value(|mode| {
            if let Mode::Play(lock) = mode {
                lock.take_over();
            }
        });
    }

    /// Handles a change of the store by another tab.
    pub fn store_changed(&self) {
        let (id, text) = (self.id.get_value(), self.text.get_value());
        if self.store.read(|store| store.games().is_still(&id, &text)) {
            // A tab that watches shows the kept dice.
            if !untrack(|| self.plays()) {
                self.show_stored_keep();
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

    /// Takes over what another tab has saved.
    pub(super) fn adopt(&self, saved: SavedGame, text: String) {
        self.text.set_value(text);
        self.began.set_value(saved.began);
        let kept = self.kept_in(&saved.game);
        self.update(|state| state.adopt(Arc::new(saved.game), kept));
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
            let before = self.text.get_value();
            self.store_changed();
            // An early action was meant for the game that was seen then.
            if self.text.get_value() != before {
                self.early.set_value(None);
            }
            self.show_stored_keep();
            // When the focused button disappears, focus the roll button.
            if browser::has_focus_within(self.elements.take_over) {
                browser::focus_node_soon(self.elements.roll);
            }
        } else {
            self.update(|state| state.unspent = Millis(0));
        }
        if let Some(action) = self.early.try_update_value(Option::take).flatten() {
            self.act(action);
        }
    }
}
