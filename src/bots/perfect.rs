//! Plays for the highest mean.

use std::sync::Arc;

use super::plan::Plan;
use super::{Player, View};
use crate::solver::{Choice, Policy, Turn};

/// Plays for the highest expected total, exactly, and does not care about the others.
#[derive(Clone)]
pub struct Perfect {
    policy: Arc<Policy>,
    plan: Plan,
}

impl Perfect {
    /// One who knows this policy.
    pub fn new(policy: Arc<Policy>) -> Perfect {
        Perfect {
            policy,
            plan: Plan::default(),
        }
    }
}

impl Player for Perfect {
    fn choose(&mut self, view: &View) -> Choice {
        let think = || self.policy.turn(view.card).map(Turn::into_course);
        self.plan.choose(view, think)
    }
}
