//! Who gets advice in the game on the table.

use leptos::prelude::*;

use super::Table;
use crate::ui::preferences::preferences;
use rollkeep_core::game::SeatKind;
use rollkeep_core::storage::{StoredGame, coached_in};

/// Returns the seats that get advice when a game is opened. A person who plays alone gets it if they wanted it last. With
/// several people it is on only for whom it was switched on in this game, because all see the same screen.
pub(super) fn coached_at_first(stored: &StoredGame) -> Vec<usize> {
    let seats = stored.saved.game.setup().seats();
    let people = seats.iter().filter(|it| it.kind == SeatKind::Person);
    let noted = coached_in(&stored.text).unwrap_or_default();
    let alone = people.count() < 2;
    preferences().with_untracked(|settings| {
        let coached = seats.iter().enumerate().filter(|(seat, who)| {
            let on = alone || noted.contains(seat);
            on && who.kind == SeatKind::Person && settings.wants_advice(&who.name)
        });
        coached.map(|(seat, _)| seat).collect()
    })
}

impl Table {
    /// Returns whether this seat gets advice.
    pub fn is_coached(&self, seat: usize) -> bool {
        self.coached.with(|coached| coached.contains(&seat))
    }

    /// Returns whether anybody gets advice.
    pub fn has_coached(&self) -> bool {
        self.coached.with(|coached| !coached.is_empty())
    }

    /// Switches the advice for this seat on or off, also for games that its player plays alone.
    pub fn coach(&self, seat: usize, on: bool) {
        self.coached.update(|coached| {
            coached.retain(|other| *other != seat);
            coached.extend(on.then_some(seat));
        });
        let name = self.name(seat);
        self.settings
            .update(|settings| settings.note_advice(&name, on));
    }
}
