//! A game in a replay: nobody plays it, and nothing is saved.

use leptos::prelude::*;

use super::landing::Landing;
use super::{Table, hand};
use crate::ui::sound::Sound;
use rollkeep_app::storage::{RecordId, SavedGame, Stored};
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Event, Game, Moment};

impl Table {
    /// A table for a replay.
    pub fn watch(game: Game, began: u64) -> Table {
        let saved = SavedGame {
            game,
            began,
            touched: began,
        };
        let stored = Stored {
            id: RecordId::new(began, 0),
            value: saved,
            text: String::new(),
        };
        Table::of(stored, None)
    }

    /// Shows this state of the game. If `event` has just led to it, plays its animation and its sound.
    pub fn show(&self, game: Game, event: Option<Event>) {
        self.rest();
        self.keep
            .set(hand(&game).map_or(Keep::NONE, |hand| hand.kept));
        let moment =
            event.and_then(|event| self.game_untracked(|before| Moment::of(before, &game, event)));
        self.cheer(moment, &game);
        if matches!(event, Some(Event::Rolled { .. } | Event::RolledForStart(_))) {
            self.tumble();
        }
        if let Some(sound) = event.and_then(|event| Sound::of(&game, event, moment)) {
            self.settings.with_untracked(|it| sound.play(it));
        }
        // The card of the last score is shown until the next step.
        let last = game.log().last();
        self.landing
            .set(last.and_then(|&last| Landing::of(&game, last)));
        self.saved.update(|saved| saved.game = game);
    }
}
