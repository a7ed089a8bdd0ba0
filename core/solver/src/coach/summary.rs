//! A game's decisions and dice, player by player.

use super::decision::Decision;
use super::review::Review;
use super::units::{MicroPoints, SHOWN};
use crate::Choice;
use rollkeep_rules::game::Game;

/// The decisions and the dice of one player in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What decisions cost against the best ones.
    pub lost: MicroPoints,
    /// What the dice brought beyond the expected value; negative for bad rolls.
    pub luck: MicroPoints,
    /// How many decisions were as good as the best, of those with something to decide.
    pub best: usize,
    /// How many decisions there were with something to decide.
    pub decisions: usize,
    /// The expected final total at the start and after each turn.
    pub expected: Vec<MicroPoints>,
}

impl Summary {
    /// The seat whose decisions cost the fewest points. `None` if nobody's cost visibly fewer than those of all others.
    pub fn decided_best(summaries: &[Summary]) -> Option<usize> {
        let mut seats: Vec<usize> = (0..summaries.len()).collect();
        seats.sort_by_key(|seat| summaries[*seat].lost);
        let [best, next, ..] = seats[..] else {
            return None;
        };
        (summaries[next].lost - summaries[best].lost >= SHOWN).then_some(best)
    }

    /// How many of a hundred decisions were as good as the best; `None` if there was nothing to decide.
    pub fn accuracy(&self) -> Option<usize> {
        (self.best * 100 + self.decisions / 2).checked_div(self.decisions)
    }
}

impl Review {
    /// The summary of each seat of the game that was reviewed, which has these decisions.
    pub fn summaries(&self, game: &Game, decisions: &[Decision]) -> Vec<Summary> {
        let empty = Summary {
            lost: 0,
            luck: 0,
            best: 0,
            decisions: 0,
            expected: vec![self.start],
        };
        let mut seats = vec![empty; game.cards().len()];
        let luck = self.luck(game, decisions);
        let all = decisions.iter().zip(&self.verdicts).zip(luck);
        for ((decision, verdict), luck) in all {
            let summary = &mut seats[decision.seat];
            summary.luck += luck;
            summary.lost += verdict.cost();
            if verdict.open {
                summary.decisions += 1;
                summary.best += usize::from(verdict.is_best());
            }
            if let Choice::Score(_) = decision.played {
                summary.expected.push(verdict.played);
            }
        }
        seats
    }

    /// What the roll before each of these decisions of the game brought beyond the expected value; negative for a bad roll. The decision
    /// after it is not counted.
    pub fn luck(&self, game: &Game, decisions: &[Decision]) -> Vec<MicroPoints> {
        // The expected final total of each player after its last decision.
        let mut now = vec![self.start; game.cards().len()];
        let brought = decisions
            .iter()
            .zip(&self.verdicts)
            .map(|(decision, verdict)| {
                verdict.expected - std::mem::replace(&mut now[decision.seat], verdict.played)
            });
        brought.collect()
    }
}
