//! The perfect player.

use std::sync::Arc;

use super::turn_plan::TurnPlan;
use super::{Player, View};
use crate::{Choice, Policy};

/// Plays for the highest expected total, exactly, and ignores the others.
#[derive(Clone)]
pub struct Perfect {
    policy: Arc<Policy>,
    plan: TurnPlan,
}

impl Perfect {
    /// A player that follows this policy.
    pub fn new(policy: Arc<Policy>) -> Perfect {
        Perfect {
            policy,
            plan: TurnPlan::default(),
        }
    }
}

impl Player for Perfect {
    fn choose(&mut self, view: &View) -> Choice {
        self.plan
            .choose(view, || self.policy.turn_policy(view.card).ok())
    }
}
