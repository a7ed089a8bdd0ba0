//! The player of each strength.

use std::sync::Arc;

use super::player::{Player, PlayerFactory, copies};
use super::{Casual, Novice, Perfect, Rival, Skilled};
use crate::Policy;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::Strength;

/// Makes players of each strength.
pub trait StrengthExt: Copy {
    /// A factory of players of this strength. Only the two strongest use the policy.
    fn players(self, policy: &Arc<Policy>) -> PlayerFactory;

    /// A factory of players of this strength, if the rules need not be solved for them.
    fn unsolved_players(self, rules: &Arc<RuleSet>) -> Option<PlayerFactory>;

    /// A player of this strength, if it is cheap enough for the page's own thread.
    fn unaided(self, rules: &RuleSet) -> Option<Box<dyn Player>>;

    /// A player of this strength. Only the two strongest use the policy.
    fn player(self, policy: &Arc<Policy>) -> Box<dyn Player> {
        self.players(policy)()
    }

    /// A player of this strength, if the rules need not be solved for it.
    fn unsolved(self, rules: &Arc<RuleSet>) -> Option<Box<dyn Player>> {
        self.unsolved_players(rules).map(|new| new())
    }
}

impl StrengthExt for Strength {
    fn unaided(self, rules: &RuleSet) -> Option<Box<dyn Player>> {
        match self {
            Strength::Novice => Some(Box::new(Novice)),
            Strength::Casual => Some(Box::new(Casual::new(rules))),
            Strength::Skilled | Strength::Perfect | Strength::Rival => None,
        }
    }

    fn unsolved_players(self, rules: &Arc<RuleSet>) -> Option<PlayerFactory> {
        match self {
            Strength::Novice => Some(copies(Novice)),
            Strength::Casual => Some(copies(Casual::new(rules))),
            Strength::Skilled => Some(copies(Skilled::new(rules))),
            Strength::Perfect | Strength::Rival => None,
        }
    }

    fn players(self, policy: &Arc<Policy>) -> PlayerFactory {
        match (self.unsolved_players(policy.rules()), self) {
            (Some(players), _) => players,
            (None, Strength::Rival) => copies(Rival::new(policy.clone())),
            (None, _) => copies(Perfect::new(policy.clone())),
        }
    }
}
