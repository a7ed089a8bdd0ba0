//! Passing the device from one player to the next.

use leptos::prelude::*;

use super::super::game_facts::{person_at_turn, seat_of};
use super::Seating;
use super::Table;
use rollkeep_rules::game::{Game, Phase};

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

    /// Returns whether the screen between two players will follow the score that led to this game.
    pub(super) fn will_pass(&self, after: &Game) -> bool {
        let Some(seat) = seat_of(after).filter(|_| person_at_turn(after)) else {
            return false;
        };
        let wanted = self.settings.with(|settings| settings.pass_screen);
        match self.is_here(seat) {
            true => wanted && self.people_here().len() > 1,
            false => self
                .seating
                .with(|seating| matches!(seating, Seating::Links(_))),
        }
    }

    /// Returns whether the screen for passing the device is shown: the last score was shown, and the next player does
    /// not have the device yet.
    pub fn passing(&self) -> bool {
        self.is_between_players() && self.landing().is_none()
    }
}
