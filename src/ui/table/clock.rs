//! Time at the table.

use leptos::prelude::*;

use super::super::browser;
use super::Table;
use rollkeep_app::table::TableState;
use rollkeep_rules::game::{Event, Millis};
use rollkeep_words::play;

/// The most that counts between two ticks, in milliseconds: while the device sleeps, nobody can think about the game.
const MOST: f64 = 1000.0;

impl Table {
    /// Counts the time since the last tick, if the player whose turn it is could see the table.
    pub fn tick(&self) {
        let now = browser::monotonic_ms();
        let went_by = (now - self.counted.get_value()).clamp(0.0, MOST);
        self.counted.set_value(now);
        let timed = self.game_untracked(|game| game.setup().clock().is_some());
        if timed && untrack(|| self.plays() && !self.is_between_players()) && !browser::hidden() {
            self.update(|state| state.tick(Millis(went_by.round() as u32)));
        }
    }

    /// Counts the time that went by, and makes it an event where it is time for that.
    pub fn tick_and_spend(&self) {
        self.tick();
        if self.state.with_untracked(TableState::is_time_to_spend) {
            self.spend();
        }
    }

    /// Stops the clock, or starts it again.
    pub fn pause(&self, paused: bool) {
        self.tick();
        self.update(|state| state.paused = paused);
    }

    /// Notes that the player whose turn it is has the device.
    pub fn pass_on(&self) {
        self.tick();
        self.update(TableState::pass_on);
    }

    /// Adds the counted time to the game.
    pub fn spend(&self) {
        self.tick();
        if !untrack(|| self.plays()) {
            return;
        }
        let Some(time) = self.state.try_update(TableState::take_unspent).flatten() else {
            return;
        };
        let seat = self.game_untracked(|game| game.seat_at_turn());
        // A phase without a clock refuses the event, and no time is counted.
        if let Ok(game) = self.game_untracked(|game| game.then(Event::Spent(time))) {
            let out = seat.filter(|&seat| game.out_of_time(seat));
            self.commit(game, Event::Spent(time));
            if let Some(seat) = out {
                self.announcer.say_now(play::time_up(&self.name(seat)));
            }
        }
    }
}
