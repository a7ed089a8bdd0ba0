//! The room in which a game is played or watched. All components that show the game get it as a value.

use leptos::prelude::*;

use super::browser::{self, follow};
use super::coach::Coach;
use super::computers::{Computers, Thinker};
use super::table::Table;
use rollkeep_app::storage::SavedGame;
use rollkeep_app::storage::Stored;
use rollkeep_rules::game::{Game, Phase};

/// A table, and who is at it. Copies refer to the same room.
#[derive(Clone, Copy)]
pub struct Room {
    pub table: Table,
    /// The coach at the table.
    pub coach: Coach,
    /// The computers at the table. `None` in a replay, where nobody plays.
    pub computers: Option<Computers>,
    ended: RwSignal<bool>,
}

impl Room {
    /// Opens a game from the store, which may just have come here.
    pub fn open(stored: Stored<SavedGame>, arrived: bool) -> Room {
        let table = Table::open(stored, arrived);
        let mut room = Room::watch(table);
        room.computers = Some(Computers::join(table));
        room.watch_for_end();
        room
    }

    /// A room in which a game is only watched, or somebody practises. The coach says only what it is told.
    pub fn watch(table: Table) -> Room {
        Room {
            table,
            coach: Coach::join(table),
            computers: None,
            ended: RwSignal::new(false),
        }
    }

    /// Lets the coach and the computers work as long as the table is shown, and [leads to a box](Room::lead_to_a_box).
    pub fn begin(&self) {
        self.coach.work();
        self.lead_to_a_box();
        let computers = self.computers.filter(|_| self.table.has_computers());
        if let Some(computers) = computers {
            Thinker::begin(computers);
        }
    }

    /// Leads whoever steers by arrows to the box that pays most whenever no roll is left, as long as the table is shown: also when
    /// the table opens like this, or nothing covers it any more. *Roll* does nothing then.
    pub fn lead_to_a_box(&self) {
        let table = self.table;
        follow(move || {
            let is_last = |game: &Game| game.hand().is_some() && game.rolls_left() == 0;
            let is_covered = table.shown.paused.get() || browser::dialog_is_open();
            if is_covered || !table.is_mine() || !table.game(is_last) || !table.shown.at_rest.get()
            {
                return;
            }
            let most = table.game_untracked(|game| {
                let (seat, throw) = (game.seat_at_turn()?, game.hand()?.throw());
                let slot = game.rules().pays_most(&game.cards()[seat], throw)?;
                Some((seat, slot))
            });
            if let Some((seat, slot)) = most {
                browser::guide_focus(
                    move || table.elements.is_focus_on_roll_or_nowhere(),
                    move || table.elements.box_element(seat, slot),
                );
            }
        });
    }

    /// Rolls. A computer whose move was refused tries again.
    pub fn roll(&self) {
        match self.computers.filter(Computers::are_refused) {
            Some(computers) => computers.hurry(),
            None => self.table.roll(),
        }
    }

    /// Returns whether somebody waits for the coach or for a computer.
    pub fn waits_for_helpers(&self) -> bool {
        self.coach.wanted() || self.computers.is_some_and(|it| it.are_on())
    }

    /// Returns whether the game has ended on this screen, and not before it was opened.
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
