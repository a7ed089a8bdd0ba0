//! What the charts of a tournament show.

use super::{MatchOutcome, Tournament};
use crate::histogram::Histogram;

/// How the points of each entrant grew, game by game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsHistory {
    /// The numbers of games.
    pub games: Vec<u32>,
    /// For each entrant, its points after each of these.
    pub points: Vec<Vec<u32>>,
}

impl Tournament {
    /// How often each entrant's totals so far fall into each range. `None` before the first game.
    pub fn histogram(&self) -> Option<Histogram> {
        let entrants = 0..self.plan().entrants().len();
        let totals = entrants.map(|entrant| {
            let totals = self.outcomes().filter_map(|game| game.full_total(entrant));
            totals.collect::<Vec<u16>>()
        });
        Histogram::new(&totals.collect::<Vec<_>>())
    }
}

impl PointsHistory {
    /// The most steps there are.
    pub const STEPS: usize = 50;

    /// The points at equal steps of games, and after the last game; the first step is before any game.
    pub fn new(tournament: &Tournament) -> PointsHistory {
        let entrants = tournament.plan().entrants().len();
        let played = tournament.played() as usize;
        let step = played.div_ceil(Self::STEPS).max(1);
        let mut history = PointsHistory {
            games: vec![0],
            points: vec![vec![0]; entrants],
        };
        let mut points = vec![0; entrants];
        for (number, game) in tournament.outcomes().map(MatchOutcome::winners).enumerate() {
            game.for_each(|winner| points[winner] += 1);
            let after = number + 1;
            if after % step == 0 || after == played {
                history.games.push(after as u32);
                for (earlier, &points) in history.points.iter_mut().zip(&points) {
                    earlier.push(points);
                }
            }
        }
        history
    }
}
