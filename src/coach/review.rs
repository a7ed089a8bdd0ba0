//! What the decisions of a game were worth.

use serde::{Deserialize, Serialize};

use super::letters::{Milli, SHOWN, milli};
use super::moment::moments;
use super::weigh::{turns, weigh};
use crate::game::{Game, SeatKind};
use crate::rules::Card;
use crate::solver::{Choice, Policy};

/// What the decisions of a game were worth. Values are expected final totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// What an empty card is worth.
    pub start: Milli,
    /// One for each of the game's [`moments`], in their order.
    pub verdicts: Vec<Verdict>,
}

/// What one decision was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The best thing to do.
    pub best: Choice,
    /// What the best was worth.
    pub expected: Milli,
    /// What was done was worth.
    pub played: Milli,
    /// Was there anything to decide?
    pub open: bool,
}

impl Verdict {
    /// What the decision cost, in thousandths of a point.
    pub const fn cost(&self) -> Milli {
        self.expected - self.played
    }

    /// Was the decision as good as the best, to the tenth of a point that is shown?
    pub const fn is_best(&self) -> bool {
        self.cost() < SHOWN
    }
}

impl Review {
    /// Judges every decision of a game. `None` if the policy is for other rules.
    pub fn new(game: &Game, policy: &Policy) -> Option<Review> {
        if game.rules() != policy.rules() {
            return None;
        }
        let empty = Card::new(game.rules());
        let moments = moments(game);
        let mut verdicts = Vec::new();
        for turn in turns(&moments) {
            verdicts.extend(weigh(turn, policy)?.into_iter().map(|it| it.verdict));
        }
        Some(Review {
            start: milli(policy.expected(&empty)?),
            verdicts,
        })
    }

    /// Which of the game's decisions cost a person the most, by its number; the first of equal ones. `None` if people
    /// decided as well as can be, or did not play.
    pub fn costliest(&self, game: &Game) -> Option<usize> {
        let seats = game.setup().seats();
        let decisions = moments(game).into_iter().zip(&self.verdicts).enumerate();
        let by_people = decisions.filter(|(_, (moment, verdict))| {
            seats[moment.seat].kind == SeatKind::Person && !verdict.is_best()
        });
        let costs = by_people.map(|(number, (_, verdict))| (number, verdict.cost()));
        let most = costs.reduce(|a, b| if b.1 > a.1 { b } else { a });
        most.map(|(number, _)| number)
    }
}
