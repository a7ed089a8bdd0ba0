//! A short pause after a score, before the next player's card appears and before the device is passed on, or before the
//! result; also after the die that decides who starts.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::ui::browser;
use rollkeep_rules::game::{Event, Game, Phase};

/// How long the card with the score stays, unless a player does something; longer with a cheer.
const SEEN: Duration = Duration::from_millis(1100);
const CHEERED: Duration = Duration::from_millis(1600);

/// How long the last die for the start stays, with its roll.
const ROLLED: Duration = Duration::from_millis(2200);

/// A score that has just landed, or the die that has just decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landing {
    seat: usize,
    /// The length of the log: no two landings have the same.
    events: usize,
}

impl Landing {
    /// Returns the landing that this event makes, if any.
    pub(super) fn of(after: &Game, event: Event) -> Option<Landing> {
        let seat = match (event, after.phase()) {
            // With reduced motion, the result is there at once.
            (Event::Scored(_), Phase::Over(_)) if !browser::may_move() => return None,
            (Event::Scored(_), _) => after.last_score()?.seat,
            (Event::RolledForStart(_), Phase::Turn(turn)) => turn.seat,
            _ => return None,
        };
        let events = after.log().len();
        Some(Landing { seat, events })
    }
}

impl Table {
    /// Returns the seat whose card is still shown, because a score has just landed on it, or the seat that starts.
    pub fn landing(&self) -> Option<usize> {
        self.landing.get().map(|landing| landing.seat)
    }

    /// Returns whether the game is over and its last score has just landed: the full card is seen before the result.
    pub fn is_closing(&self) -> bool {
        self.landing().is_some() && self.game(|game| matches!(game.phase(), Phase::Over(_)))
    }

    /// Shows a score of this event for a moment. For any other event, shows the card of the player whose turn it is.
    pub(super) fn land(&self, after: &Game, event: Event, cheers: bool) {
        let now = Landing::of(after, event);
        let landing = self.landing;
        if landing.get_untracked() == now {
            return;
        }
        landing.set(now);
        let go = move || {
            // The screen may be closed by now, or another score may have landed.
            if landing.try_get_untracked() == Some(now) {
                landing.set(None);
            }
        };
        let time = match (event, cheers) {
            (Event::RolledForStart(_), _) => ROLLED,
            (_, true) => CHEERED,
            (_, false) => SEEN,
        };
        if now.is_some() {
            set_timeout(go, time);
        }
    }

    /// Ends the pause.
    pub fn end_landing(&self) {
        if self.landing.get_untracked().is_some() {
            self.landing.set(None);
        }
    }
}
