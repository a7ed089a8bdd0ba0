//! A table for practice: one position after the other lies on it, and nothing is saved.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::{Mode, Table};
use rollkeep_app::storage::{RecordId, SavedGame, Stored};
use rollkeep_rules::game::{Action, Game};

impl Table {
    /// A table with a game of one player, whose actions `answer` gets. Room for the coach's advice is there from the start.
    pub fn practise(game: Game, answer: impl Fn(Action) + 'static) -> Table {
        let table = Table::of(unsaved(game, 0), Mode::Exercise(Rc::new(answer)));
        table.coached.set(vec![0]);
        table
    }

    /// Returns whether it is such a table.
    pub fn practises(&self) -> bool {
        self.mode
            .with_value(|mode| matches!(mode, Mode::Exercise(_)))
    }

    /// Lays this position on the table; its dice roll in.
    pub fn lay(&self, game: Game) {
        self.take_refusal_back();
        if let Some(&event) = game.log().last() {
            self.play_event(&game, event, None);
        }
        self.show(|state| state.lay(Arc::new(game)));
    }
}

/// A game that is not in the store.
pub(super) fn unsaved(game: Game, began: u64) -> Stored<SavedGame> {
    Stored {
        id: RecordId::new(began, 0),
        value: SavedGame {
            game,
            began,
            touched: began,
        },
        text: String::new(),
    }
}
