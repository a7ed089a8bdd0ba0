//! The values of a game's decisions.

use serde::{Deserialize, Serialize};

use super::decision::{Decision, decisions};
use super::evaluate::{evaluate, turns};
use super::units::{MicroPoints, micro};
use super::verdict::Verdict;
use crate::Policy;
use rollkeep_rules::Card;
use rollkeep_rules::game::Game;

/// The values of a game's decisions: expected final totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The value of an empty card.
    pub start: MicroPoints,
    /// One for each of the game's [`decisions`], in their order.
    pub verdicts: Vec<Verdict>,
}

impl Review {
    /// Judges every decision of a game. `None` if the policy is for other rules.
    pub fn new(game: &Game, policy: &Policy) -> Option<Review> {
        if game.rules() != policy.rules() {
            return None;
        }
        let empty = Card::new(game.rules());
        let decisions = decisions(game);
        let mut verdicts = Vec::new();
        for turn in turns(&decisions) {
            verdicts.extend(evaluate(turn, policy)?.into_iter().map(|it| it.verdict));
        }
        Some(Review {
            start: micro(policy.expected(&empty)?),
            verdicts,
        })
    }

    /// Which of these decisions of the game cost the player of this seat the most, by its number; the first of equal ones. `None`
    /// if the player decided as well as can be.
    pub fn costliest(&self, decisions: &[Decision], seat: usize) -> Option<usize> {
        let decisions = decisions.iter().zip(&self.verdicts).enumerate();
        let own = decisions
            .filter(|(_, (decision, verdict))| decision.seat == seat && !verdict.is_best());
        let costs = own.map(|(number, (_, verdict))| (number, verdict.cost()));
        let most = costs.reduce(|a, b| if b.1 > a.1 { b } else { a });
        most.map(|(number, _)| number)
    }
}
