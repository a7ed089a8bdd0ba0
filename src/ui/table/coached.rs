//! Who gets advice in the game on the table.

use leptos::prelude::*;

use super::Table;
use rollkeep_app::storage::CoachedGames;

impl Table {
    /// Returns the seats at this device that get advice, as far as the device remembers. A person who is alone here gets it
    /// if they wanted it last. With several people it is on only for whom it was switched on in this game, because all see
    /// the same screen.
    pub(super) fn coached_here(&self) -> Vec<usize> {
        let mut here = self.people_here();
        let alone = here.len() == 1;
        let games = self.store.notes(CoachedGames::read);
        here.retain(|seat| match alone {
            true => (self.settings).with(|settings| settings.wants_advice(&self.name(*seat))),
            false => games.is_on(&self.id(), *seat),
        });
        here
    }

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
        let name = self.name(seat);
        self.coached.update(|coached| {
            coached.retain(|other| *other != seat);
            coached.extend(on.then_some(seat));
            self.store
                .notes(|notes| CoachedGames::note(notes, &self.id(), coached));
        });
        self.settings
            .update(|settings| settings.note_advice(&name, on));
    }
}
