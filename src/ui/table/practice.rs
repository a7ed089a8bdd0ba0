//! A table for practice: one position after the other lies on it, and nothing is saved.

use std::rc::Rc;

use leptos::prelude::*;

use super::{Remote, Seating, Table};
use crate::ui::sound::Sound;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::Game;

impl Table {
    /// A table with a game of one player, whose actions `answers` gets. Room for the coach's advice is there from the start.
    pub fn practise(game: Game, answers: Rc<dyn Remote>) -> Table {
        let table = Table {
            practises: true,
            ..Table::watch(game, 0)
        };
        table.seating.set(Seating::TwoDevices(answers));
        table.coached.set(vec![0]);
        table
    }

    /// Whether it is such a table.
    pub fn practises(&self) -> bool {
        self.practises
    }

    /// Lays this position on the table; its dice roll in.
    pub fn lay(&self, game: Game) {
        self.rest();
        self.keep.set(Keep::NONE);
        self.take_refusal_back();
        self.tumble();
        let event = game.log().last().copied();
        if let Some(sound) = event.and_then(|event| Sound::of(&game, event, None)) {
            self.settings.with_untracked(|it| sound.play(it));
        }
        self.saved.update(|saved| saved.game = game);
    }
}
