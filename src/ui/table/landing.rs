//! A score that lands is seen before the next player's card is, and before the device is passed on.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::game::{Event, Game};

/// So long the card stays, unless something is done before; longer where there is something to cheer.
const SEEN: Duration = Duration::from_millis(1100);
const CHEERED: Duration = Duration::from_millis(1600);

/// A score that has just landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landing {
    seat: usize,
    /// How long the log was by then: no two are the same.
    events: usize,
}

impl Landing {
    /// The score that this event made, if it made one.
    pub(super) fn of(after: &Game, event: Event) -> Option<Landing> {
        let scored = after
            .last_score()
            .filter(|_| matches!(event, Event::Scored(_)));
        scored.map(|score| Landing {
            seat: score.seat,
            events: after.log().len(),
        })
    }
}

impl Table {
    /// Whose card is still looked at, because their score has just landed on it.
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
        if now.is_some() {
            set_timeout(go, if cheers { CHEERED } else { SEEN });
        }
    }

    /// The score has been seen.
    pub(super) fn end_landing(&self) {
        if self.landing.get_untracked().is_some() {
            self.landing.set(None);
        }
    }
}
