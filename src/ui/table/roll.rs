//! Dice that roll, until they have come to rest.

use std::time::Duration;

use leptos::prelude::*;

use super::super::browser;
use super::Table;

/// The dice have come to rest by now, even if nothing moves: as long as they tumble, and a little more.
const REST: Duration = Duration::from_millis(650);

/// Dice that still move then are looked at again after this, and so often at most.
const AGAIN: Duration = Duration::from_millis(40);
const PATIENCE: u32 = 75;

impl Table {
    /// Dice roll until they come to rest, or for as long as that takes where nothing moves.
    pub(super) fn tumble(&self) {
        self.at_rest.set(false);
        self.rolls.update(|rolls| *rolls += 1);
        let roll = self.rolls.get_untracked();
        self.rest_after(roll, REST, PATIENCE);
    }

    /// The dice of this roll come to rest after a while, unless a slow device still moves them.
    fn rest_after(&self, roll: u32, wait: Duration, patience: u32) {
        let table = *self;
        let look = move || {
            // The screen may be gone, or other dice may roll.
            if table.rolls.try_get_untracked() != Some(roll) || table.at_rest.get_untracked() {
                return;
            }
            match patience.checked_sub(1) {
                // Where nobody looks, nothing moves on, and timers are slow.
                Some(less) if !browser::hidden() && browser::is_moving(".dice") => {
                    table.rest_after(roll, AGAIN, less);
                }
                Some(_) | None => table.rest(),
            }
        };
        set_timeout(look, wait);
    }
}
