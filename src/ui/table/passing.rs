//! Passing the device from one player to the next.

use leptos::prelude::*;

use super::Seating;
use super::Table;
use rollkeep_rules::game::Game;

impl Table {
    /// Returns whether the next player does not have the device yet, or plays at another one. Then nothing can be
    /// rolled, and no clock runs.
    pub fn is_between_players(&self) -> bool {
        let hands_over = self.shown.awaits_next_player.get() && self.passes_on() && self.is_mine();
        hands_over || (self.plays() && self.waits_for_link())
    }

    /// Returns whether several people at this device pass it on after each turn.
    fn passes_on(&self) -> bool {
        self.settings.with(|settings| settings.pass_screen) && self.people_here().len() > 1
    }

    /// Returns whether the screen between two players will follow the score that led to this game.
    pub(super) fn will_pass(&self, after: &Game) -> bool {
        let Some(seat) = after.seat_at_turn().filter(|_| after.is_person_at_turn()) else {
            return false;
        };
        match self.is_here(seat) {
            true => self.passes_on(),
            false => self
                .seating
                .with(|seating| matches!(seating, Seating::Links(_))),
        }
    }

    /// Returns whether the screen for passing the device is shown: the last score was shown, and the next player does
    /// not have the device yet.
    pub fn passing(&self) -> bool {
        self.is_between_players() && self.shown.landing.get().is_none()
    }
}
