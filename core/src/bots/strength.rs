//! The player of each strength.

use std::sync::Arc;

use super::player::{Player, PlayerFactory, copies};
use super::{Casual, Novice, Perfect, Rival, Skilled};
use crate::game::Strength;
use crate::rules::RuleSet;
use crate::solver::Policy;

impl Strength {
    /// A player of this strength. Only the two strongest use the policy.
    pub fn player(self, policy: &Arc<Policy>) -> Box<dyn Player> {
        self.players(policy)()
    }

    /// A player of this strength, if it is cheap enough for the page’s own thread.
    pub fn unaided(self, rules: &RuleSet) -> Option<Box<dyn Player>> {
        match self {
            Strength::Novice => Some(Box::new(Novice)),
            Strength::Casual => Some(Box::new(Casual::new(rules))),
            Strength::Skilled | Strength::Perfect | Strength::Rival => None,
        }
    }

    /// A factory of players of this strength.
    pub fn players(self, policy: &Arc<Policy>) -> PlayerFactory {
        match self {
            Strength::Novice => copies(Novice),
            Strength::Casual => copies(Casual::new(policy.rules())),
            Strength::Skilled => copies(Skilled::new(policy.rules())),
            Strength::Perfect => copies(Perfect::new(policy.clone())),
            Strength::Rival => copies(Rival::new(policy.clone())),
        }
    }
}
