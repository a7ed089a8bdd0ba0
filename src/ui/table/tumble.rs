//! Rolling dice, until they are at rest.

use std::time::Duration;

use leptos::prelude::*;

use super::super::browser;
use super::Table;

/// By then the dice are at rest, even if nothing moves: the time of the animation and a little more.
const REST: Duration = Duration::from_millis(650);

/// Dice that still move then are checked again after this time, and at most this often.
const AGAIN: Duration = Duration::from_millis(40);
const PATIENCE: u32 = 75;

impl Table {
    /// Starts a roll, which ends when the dice are at rest.
    pub(super) fn tumble(&self) {
        self.at_rest.set(false);
        self.tumbles.update(|tumbles| *tumbles += 1);
        let tumble = self.tumbles.get_untracked();
        self.rest_after(tumble, REST, PATIENCE);
    }

    /// Puts the dice of this roll to rest after a while, unless a slow device still moves them.
    fn rest_after(&self, tumble: u32, wait: Duration, patience: u32) {
        let table = *self;
        let look = move || {
            // The screen may be closed by now, or other dice may roll.
            if table.tumbles.try_get_untracked() != Some(tumble) || table.at_rest.get_untracked() {
                return;
            }
            match patience.checked_sub(1) {
                // On a hidden page nothing moves, and timers are slow.
                Some(less) if !browser::hidden() && browser::is_moving(".dice") => {
                    table.rest_after(tumble, AGAIN, less);
                }
                Some(_) | None => table.rest(),
            }
        };
        set_timeout(look, wait);
    }
}
