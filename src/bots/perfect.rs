//! Plays for the highest mean.

use std::sync::Arc;

use super::{Player, View};
use crate::solver::{Choice, Policy};

/// Plays for the highest expected total, exactly, and does not care about the others.
#[derive(Clone)]
pub struct Perfect {
    policy: Arc<Policy>,
}

impl Perfect {
    /// One who knows this policy.
    pub const fn new(policy: Arc<Policy>) -> Perfect {
        Perfect { policy }
    }
}

impl Player for Perfect {
    fn choose(&mut self, view: &View) -> Choice {
        let turn = self.policy.turn(view.card);
        let best = turn.and_then(|turn| turn.best(&view.dice, view.throws_left));
        // A card of no game: the best that can be seen.
        best.unwrap_or(Choice::Score(view.highest(|slot| view.points(slot))))
    }
}
