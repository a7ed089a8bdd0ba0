//! Connects a live game with the table on screen.

use std::rc::Rc;

use leptos::prelude::*;

use super::super::table::{Remote, Seating, Table};
use super::Live;
use rollkeep_app::live::LiveGame;
use rollkeep_app::storage::{RecordId, Stored};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Action;

/// The other device, as the table sees it.
struct OtherDevice {
    live: Live,
    id: RecordId,
    /// For each seat, whether it is at this device.
    here: Vec<bool>,
}

impl Remote for OtherDevice {
    fn is_here(&self, seat: usize) -> bool {
        self.here.get(seat).copied().unwrap_or(false)
    }

    fn act(&self, action: Action) -> Result<(), String> {
        match untrack(|| self.live.is_together(&self.id)) {
            true => self.live.act(action),
            false => Err(rollkeep_words::live::not_connected()),
        }
    }

    fn mark(&self, keep: Keep) {
        self.live.mark(&self.id, keep);
    }

    fn is_connected(&self) -> bool {
        self.live.is_together(&self.id)
    }

    fn is_slow(&self) -> bool {
        self.live.is_slow()
    }
}

impl Live {
    /// Returns the live game with this id, unless it continued without the other device.
    pub fn find(&self, id: &RecordId) -> Option<Stored<LiveGame>> {
        let stored = self.store.read(|store| store.live_games().load(id))?;
        let game = self.store.read(|store| store.games().load(id))?.value.game;
        let goes_on = stored.value.game().log().starts_with(game.log());
        goes_on.then_some(stored)
    }

    /// Returns whether somebody has chosen to continue this game without the other device.
    pub fn is_alone(&self, id: &RecordId) -> bool {
        self.alone.with(|all| all.contains(id))
    }

    /// Tells this table who sits where, and shows the events of the live game there from now on.
    pub fn sit_down(&self, table: Table) {
        let (live, id) = (*self, table.id());
        self.table.set_value(Some(table));
        on_cleanup(move || live.table.set_value(None));
        let found = self.find(&id).filter(|_| !untrack(|| live.is_alone(&id)));
        let Some(stored) = found else {
            return table.seat_by_links();
        };
        // The page may have crashed after saving the live game and before saving the game.
        if self.bring(&id, stored.value.game()).is_err() {
            return table.seat_by_links();
        }
        let seats = 0..stored.value.table().setup().seats().len();
        let here = seats
            .map(|seat| LiveGame::is_mine(&stored.value, seat))
            .collect();
        table.seat(Seating::TwoDevices(Rc::new(OtherDevice { live, id, here })));
    }
}
