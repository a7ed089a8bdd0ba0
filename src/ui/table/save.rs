//! Saving what happened at the table.

use leptos::prelude::*;

use super::{Table, seat_of};
use rollkeep_app::storage::{SaveError, SavedGame};
use rollkeep_rules::game::Event;

impl Table {
    /// Saves the game after an event, and returns its text. Notes the seat if the coach helps the player who rolls or
    /// scores.
    pub(super) fn save(&self, saved: &SavedGame, event: Event) -> Result<String, SaveError> {
        let (id, before) = (self.id.get_value(), self.text.get_value());
        let expected = Some(before.as_str()).filter(|before| !before.is_empty());
        let decides = matches!(event, Event::Rolled { .. } | Event::Scored(_));
        let seat = self.game_untracked(seat_of);
        let seat = seat.filter(|seat| decides && untrack(|| self.is_coached(*seat)));
        self.store
            .write(|store| store.games().save_noting(&id, saved, expected, seat))
    }
}
