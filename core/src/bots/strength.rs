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

    /// Returns whether the rules must be solved for it.
    pub fn needs_solver(self) -> bool {
        matches!(self, Strength::Perfect | Strength::Rival)
    }

    /// A player of this strength, if the rules need not be solved for it.
    pub fn unsolved(self, rules: &Arc<RuleSet>) -> Option<Box<dyn Player>> {
        self.unsolved_players(rules).map(|new| new())
    }

    /// A factory of players of this strength, if the rules need not be solved for them.
    pub fn unsolved_players(self, rules: &Arc<RuleSet>) -> Option<PlayerFactory> {
        match self {
            Strength::Novice => Some(copies(Novice)),
            Strength::Casual => Some(copies(Casual::new(rules))),
            Strength::Skilled => Some(copies(Skilled::new(rules))),
            Strength::Perfect | Strength::Rival => None,
        }
    }

    /// A factory of players of this strength.
    pub fn players(self, policy: &Arc<Policy>) -> PlayerFactory {
        match (self.unsolved_players(policy.rules()), self) {
            (Some(players), _) => players,
            (None, Strength::Rival) => copies(Rival::new(policy.clone())),
            (None, _) => copies(Perfect::new(policy.clone())),
        }
    }
}
