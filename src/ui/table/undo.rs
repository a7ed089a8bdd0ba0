//! Taking back a score.

use leptos::prelude::*;

use super::Table;
use rollkeep_rules::game::{Action, Phase, Refused};
use rollkeep_words::refusals;

impl Table {
    /// Returns whether somebody at this device can undo a score.
    pub fn can_undo(&self) -> bool {
        let came = self.came.get_value();
        self.plays()
            && self.game(|game| {
                // A player who has seen the others' cards with the same dice must not change a score.
                let over = matches!(game.phase(), Phase::Over(_));
                let compared = over && game.setup().shared_dice().is_some();
                let here = |seat| self.is_here(seat);
                let own = game.undoable().is_some_and(|score| here(score.seat));
                game.can_undo() && own && !compared && game.log().len() > came
            })
    }

    /// Undoes the last score of somebody at this device. Computers wait until the new score.
    pub fn undo(&self) {
        if untrack(|| self.plays() && !self.can_undo()) {
            let why =
                self.game_untracked(|game| refusals::refused(game.rules(), Refused::NothingToUndo));
            return self.refuse(why);
        }
        self.act(Action::Undo);
    }
}
