//! A game's decisions and dice, player by player.

use super::letters::Milli;
use super::moment::moments;
use super::review::Review;
use crate::game::Game;
use crate::solver::Choice;

/// What the decisions and the dice of one player brought in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What decisions cost against the best ones.
    pub lost: Milli,
    /// What the dice brought beyond what was to be expected; negative if they were unkind.
    pub luck: Milli,
    /// How many decisions were as good as the best, of those with something to decide.
    pub best: usize,
    /// How many decisions there were with something to decide.
    pub decisions: usize,
    /// The expected final total at the start and after each turn.
    pub course: Vec<Milli>,
}

impl Summary {
    /// How many of a hundred decisions were as good as the best; `None` if there was nothing to decide.
    pub fn accuracy(&self) -> Option<usize> {
        (self.best * 100 + self.decisions / 2).checked_div(self.decisions)
    }
}

impl Review {
    /// The summary of each seat of the game that was reviewed.
    pub fn summaries(&self, game: &Game) -> Vec<Summary> {
        let empty = Summary {
            lost: 0,
            luck: 0,
            best: 0,
            decisions: 0,
            course: vec![self.start],
        };
        let mut seats = vec![empty; game.cards().len()];
        // What each player could expect after the last decision.
        let mut now = vec![self.start; seats.len()];
        for (moment, verdict) in moments(game).iter().zip(&self.verdicts) {
            let summary = &mut seats[moment.seat];
            summary.luck += verdict.expected - now[moment.seat];
            summary.lost += verdict.cost();
            now[moment.seat] = verdict.played;
            if verdict.open {
                summary.decisions += 1;
                summary.best += usize::from(verdict.is_best());
            }
            if let Choice::Score(_) = moment.played {
                summary.course.push(verdict.played);
            }
        }
        seats
    }
}
