//! Passing the device from one player to the next.

use leptos::prelude::*;

use super::Table;
use rollkeep_core::game::Phase;

impl Table {
    /// Returns whether the next player does not have the device yet, or plays at another one. Then nothing can be
    /// rolled, and no clock runs.
    pub fn is_between_players(&self) -> bool {
        let wanted = self.settings.with(|settings| settings.pass_screen);
        let between = self.game(|game| {
            let begun = game.last_score().is_some() || game.just_timed_out().is_some();
            let turn = matches!(game.phase(), Phase::Turn(turn) if turn.hand.is_none());
            begun && turn
        });
        let passes = wanted && self.people_here().len() > 1 && self.is_mine();
        let hands_over = between && passes && !self.has_device.get();
        hands_over || (self.plays() && self.waits_for_link())
    }

    /// Returns whether the screen for passing the device is shown: the last score was shown, and the next player does
    /// not have the device yet.
    pub fn passing(&self) -> bool {
        self.is_between_players() && self.landing().is_none()
    }
}
