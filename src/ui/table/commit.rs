//! What follows an event that counts: announcement, sound, cheer, and the timers of the show.

use std::time::Duration;

use leptos::prelude::*;

use super::super::announcer::{SOON, STAYS};
use super::super::browser;
use super::super::sound::Sound;
use super::Table;
use rollkeep_app::table::TableState;
use rollkeep_rules::game::{Event, Game, Moment};
use rollkeep_words::aloud::{Happened, happened};

/// By then the dice are at rest, even if nothing moves: the time of the animation and a little more.
const REST: Duration = Duration::from_millis(650);

/// Dice that still move then are checked again after this time, and at most this often.
const AGAIN: Duration = Duration::from_millis(40);
const CHECKS: u32 = 75;

impl Table {
    /// Announces an event to screen readers.
    pub(super) fn announce(&self, before: &Game, after: &Game, event: Event) {
        let happened = happened(
            &Happened {
                before,
                after,
                event,
                pace: self.settings.with_untracked(|settings| settings.pace),
                passes: untrack(|| self.will_pass(after)),
            },
            |seat| untrack(|| self.is_here(seat)),
        );
        let Some(says) = happened else { return };
        if matches!(event, Event::Undone | Event::Reopened) {
            self.announcer.clear();
        }
        if !before.is_person_at_turn() {
            return self.announcer.say_next(&says);
        }
        // What computers do at once is said together with it.
        let wait = match self.is_instant() && !after.is_person_at_turn() {
            true => STAYS,
            false => SOON,
        };
        self.announcer.say_after(&says, wait);
    }

    /// Plays a sound.
    pub(super) fn play(&self, sound: Sound) {
        self.settings
            .with_untracked(|settings| sound.play(settings));
    }

    /// Plays the sound of an event, if it has one.
    pub(super) fn play_event(&self, after: &Game, event: Event, moment: Option<Moment>) {
        if let Some(sound) = Sound::of(after, event, moment) {
            self.play(sound);
        }
    }

    /// Changes what is shown, and puts dice that roll from now on to rest after a while.
    pub(super) fn show(&self, change: impl FnOnce(&mut TableState)) {
        let rolls = || self.state.with_untracked(|state| state.rolls);
        let before = rolls();
        self.update(change);
        if rolls() != before {
            self.rest_after(rolls(), REST, CHECKS);
        }
    }

    /// Puts the dice of this roll to rest after a while, unless a slow device still moves them.
    fn rest_after(&self, roll: u32, wait: Duration, checks: u32) {
        let table = *self;
        let look = move || {
            let rolls = |state: &TableState| state.is_rolling && state.rolls == roll;
            // The screen may be closed by now, or other dice may roll.
            if table.state.try_with_untracked(rolls) != Some(true) {
                return;
            }
            match checks.checked_sub(1) {
                // On a hidden page nothing moves, and timers are slow.
                Some(less)
                    if !browser::hidden() && browser::is_moving(table.elements.dice_area) =>
                {
                    table.rest_after(roll, AGAIN, less);
                }
                Some(_) | None => table.rest(),
            }
        };
        set_timeout(look, wait);
    }

    /// Ends the pause after a score when its time is over.
    pub(super) fn end_landing_in_time(&self) {
        let (table, state) = (*self, self.state);
        if let Some(landing) = state.with_untracked(|state| state.landing) {
            let end = move || {
                // The screen may be closed by now, or another score may have landed.
                if state.try_with_untracked(|state| state.landing) == Some(Some(landing)) {
                    table.end_landing();
                }
            };
            set_timeout(end, landing.time);
        }
    }
}
