//! How well each turn was decided.

use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{MicroPoints, Review, decisions};

/// What the decisions of a turn cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Nothing, rounded to the tenth of a point that is shown.
    Best,
    /// Less than [`Mark::MUCH`].
    Little,
    /// [`Mark::MUCH`] or more.
    Much,
}

impl Mark {
    /// The lowest cost that counts as high.
    pub const MUCH: MicroPoints = 2_000_000;

    /// Returns the mark of decisions that cost this much together.
    pub const fn of(cost: MicroPoints) -> Mark {
        match cost {
            ..50_000 => Mark::Best,
            50_000..Mark::MUCH => Mark::Little,
            Mark::MUCH.. => Mark::Much,
        }
    }
}

/// Returns the mark of each turn of a game for one player.
pub fn marks(game: &Game, review: &Review) -> Vec<Mark> {
    let mut costs = vec![0; game.cards().first().map_or(0, |card| card.filled())];
    for (decision, verdict) in decisions(game).iter().zip(&review.verdicts) {
        if let Some(cost) = costs.get_mut(decision.card.filled()) {
            *cost += verdict.cost();
        }
    }
    costs.into_iter().map(Mark::of).collect()
}
