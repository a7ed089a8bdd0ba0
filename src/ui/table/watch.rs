//! A game in a replay: nobody plays it, and nothing is saved.

use std::sync::Arc;

use super::practice::unsaved;
use super::{Mode, Table};
use crate::ui::browser;
use rollkeep_rules::game::{Event, Game, Moment};

impl Table {
    /// A table for a replay.
    pub fn watch(game: Game, began: u64) -> Table {
        Table::of(unsaved(game, began), Mode::Replay)
    }

    /// Shows this state of the game. If `event` has just led to it, plays its animation and its sound.
    pub fn show_step(&self, game: Game, event: Option<Event>) {
        let moment =
            event.and_then(|event| self.game_untracked(|before| Moment::of(before, &game, event)));
        self.cheer(moment, &game);
        if let Some(event) = event {
            self.play_event(&game, event, moment);
        }
        let may_move = browser::may_move();
        self.show(|state| state.show_step(Arc::new(game), event, may_move));
    }
}
