//! A score that lands is seen before the next player's card is, and before the device is passed on; the die that
//! decides who starts, before the first player's dice.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::game::{Event, Game, Phase};

/// So long the card stays, unless something is done before; longer where there is something to cheer.
const SEEN: Duration = Duration::from_millis(1100);
const CHEERED: Duration = Duration::from_millis(1600);

/// So long the last die for the start: it rolls first.
const ROLLED: Duration = Duration::from_millis(2200);

/// A score that has just landed, or the die that has just decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landing {
    seat: usize,
    /// How long the log was by then: no two are the same.
    events: usize,
}

impl Landing {
    /// What this event made, if it made one.
    pub(super) fn of(after: &Game, event: Event) -> Option<Landing> {
        let seat = match (event, after.phase()) {
            (Event::Scored(_), _) => after.last_score()?.seat,
            (Event::RolledForStart(_), Phase::Turn(turn)) => turn.seat,
            _ => return None,
        };
        let events = after.log().len();
        Some(Landing { seat, events })
    }
}

impl Table {
    /// Whose card is still looked at, because a score has just landed on it; or who begins.
    pub fn landing(&self) -> Option<usize> {
        self.landing.get().map(|landing| landing.seat)
    }

    /// Shows a score that this event made for a moment longer. Anything else shows the card of whose turn it is.
    pub(super) fn land(&self, after: &Game, event: Event, cheers: bool) {
        let now = Landing::of(after, event);
        let landing = self.landing;
        if landing.get_untracked() == now {
            return;
        }
        landing.set(now);
        let go = move || {
            // The screen may be gone, or another score may have landed.
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

    /// The score has been seen.
    pub(super) fn end_landing(&self) {
        if self.landing.get_untracked().is_some() {
            self.landing.set(None);
        }
    }
}
