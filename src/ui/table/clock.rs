//! Time at the table.

use leptos::prelude::*;

use super::super::browser;
use super::super::game_facts::{person_at_turn, seat_of};
use super::Table;
use rollkeep_rules::game::{Event, Millis, Phase};
use rollkeep_words::play;

impl Table {
    /// Counts the time since the last tick, if the player whose turn it is could see the table.
    pub fn tick(&self) {
        let now = browser::monotonic_ms();
        // While the device sleeps, nobody can think about the game.
        let went_by = (now - self.counted.get_value()).clamp(0.0, 1000.0);
        self.counted.set_value(now);
        let timed = self.game_untracked(|game| {
            let timed = game.setup().clock().is_some() && matches!(game.phase(), Phase::Turn(_));
            // A computer pauses so that people can follow; that costs it no time.
            timed && person_at_turn(game)
        });
        if timed
            && untrack(|| self.plays())
            && !self.paused.get_untracked()
            && !untrack(|| self.is_between_players())
            && !browser::hidden()
        {
            self.unspent.update(|time| *time += went_by.round() as u32);
        }
    }

    /// Stops the clock, or starts it again.
    pub fn pause(&self, paused: bool) {
        self.tick();
        self.paused.set(paused);
    }

    /// Notes that the player whose turn it is has the device.
    pub fn pass_on(&self) {
        self.tick();
        self.has_device.set(true);
        self.end_landing();
    }

    /// Adds the counted time to the game.
    pub fn spend(&self) {
        self.tick();
        let time = Millis(self.unspent.get_untracked());
        if time == Millis(0) || !untrack(|| self.plays()) {
            return;
        }
        self.unspent.set(0);
        let seat = self.game_untracked(seat_of);
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
