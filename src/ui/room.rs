//! The room in which a game is played or watched. Whatever shows the game is given it.

use leptos::prelude::*;

use super::browser::follow;
use super::coach::Coach;
use super::computers::Computers;
use super::device::Device;
use super::table::Table;
use crate::game::Phase;
use crate::storage::StoredGame;

/// A table, and who sits at it. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Room {
    /// The table that the game is on.
    pub table: Table,
    /// The coach at the table.
    pub coach: Coach,
    /// The computers at the table. `None` where the game is only watched: there nobody plays.
    pub computers: Option<Computers>,
    ended: RwSignal<bool>,
}

impl Room {
    /// Puts a game from the store on the table.
    pub fn open(device: Device, stored: StoredGame) -> Room {
        let table = Table::open(device, stored);
        let mut room = Room::watch(table);
        room.computers = Some(Computers::join(table));
        room.watch_for_end();
        room
    }

    /// A table at which a game is only watched.
    pub fn watch(table: Table) -> Room {
        Room {
            table,
            coach: Coach::join(table),
            computers: None,
            ended: RwSignal::new(false),
        }
    }

    /// Has the game ended on this screen? One that is opened again has not.
    pub fn ended_here(&self) -> bool {
        self.ended.get()
    }

    fn watch_for_end(self) {
        let mut was_over = None;
        follow(move || {
            let over = (self.table).game(|game| matches!(game.phase(), Phase::Over(_)));
            if was_over == Some(!over) {
                self.ended.set(over);
            }
            was_over = Some(over);
        });
    }
}
