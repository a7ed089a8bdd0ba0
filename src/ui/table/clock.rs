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

    /// Adds the counted time to the game. Returns whether the game is still the same but for that: not if another tab has changed or
    /// deleted it.
    pub fn spend(&self) -> bool {
        self.tick();
        if self.shown.unspent.get_untracked() == Millis(0) || !untrack(|| self.plays()) {
            return true;
        }
        let mut time = None;
        self.update(|state| time = state.take_unspent());
        let Some(time) = time else {
            return true;
        };
        let seat = self.game_untracked(|game| game.seat_at_turn());
        // A phase without a clock refuses the event, and no time is counted.
        let Ok(game) = self.game_untracked(|game| game.then(Event::Spent(time))) else {
            return true;
        };
        let out = seat.filter(|&seat| game.out_of_time(seat));
        let counts = self.commit(game, Event::Spent(time));
        if let Some(seat) = out.filter(|_| counts) {
            self.announcer.say_now(play::time_up(&self.name(seat)));
        }
        counts
    }
}
