//! A score that lands is seen where one card is seen at a time, before the next player's card is.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::game::{Event, Game};

/// So long the card stays, unless something is done before.
const SEEN: Duration = Duration::from_millis(1100);

/// A score that has just landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landing {
    seat: usize,
    /// How long the log was by then: no two are the same.
    events: usize,
}

impl Table {
    /// Whose card is still looked at, because their score has just landed on it.
    pub fn landing(&self) -> Option<usize> {
        self.landing.get().map(|landing| landing.seat)
    }

    /// Shows a score that this event made for a moment longer. Anything else shows the card of whose turn it is.
    pub(super) fn land(&self, after: &Game, event: Event) {
        let scored = after
            .last_score()
            .filter(|_| matches!(event, Event::Scored(_)));
        let now = scored.map(|score| Landing {
            seat: score.seat,
            events: after.log().len(),
        });
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
            set_timeout(go, SEEN);
        }
    }
}
