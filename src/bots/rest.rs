//! What the last boxes of a game bring.

use std::sync::Arc;

use super::{Perfect, Player, View, play};
use crate::dice::Fair;
use crate::solver::{Choice, Policy};

/// What the last boxes brought in some games that the perfect player played alone: that is how far
/// others whose cards are hidden may still come.
pub struct Rest {
    /// By how many boxes were open: the points still to come, once for each game.
    points: Vec<Vec<u16>>,
}

/// So many games tell enough.
const GAMES: usize = 300;

/// The perfect player, writing down the total it has before each turn.
struct Scribe {
    player: Perfect,
    totals: Vec<u16>,
}

impl Player for Scribe {
    fn choose(&mut self, view: &View) -> Choice {
        if self.totals.len() == view.card.filled() {
            self.totals.push(view.card.totals(view.rules).grand());
        }
        self.player.choose(view)
    }
}

impl Rest {
    /// Plays the games. The dice are the same each time.
    pub fn new(policy: &Arc<Policy>) -> Rest {
        let rules = policy.rules();
        let mut scribe = Scribe {
            player: Perfect::new(policy.clone()),
            totals: Vec::new(),
        };
        let mut dice = Fair::seeded(0);
        let mut points = vec![Vec::with_capacity(GAMES); rules.categories.len() + 1];
        for _ in 0..GAMES {
            scribe.totals.clear();
            if let Ok(end) = play(rules, &mut [&mut scribe], &mut dice) {
                let totals = end.iter().chain(scribe.totals.iter().rev());
                for (points, total) in points.iter_mut().zip(totals) {
                    points.push(end[0].saturating_sub(*total));
                }
            }
        }
        Rest { points }
    }

    /// Adds to the chance of each final total, from 0 on, as much as this: somebody has such a
    /// total now, and so many boxes open.
    pub fn add(&self, chances: &mut Vec<f32>, total: u16, open: usize, weight: f32) {
        let points = self.points.get(open).map_or(&[][..], |points| points);
        for rest in points {
            let end = usize::from(total) + usize::from(*rest);
            if chances.len() <= end {
                chances.resize(end + 1, 0.0);
            }
            chances[end] += weight / points.len() as f32;
        }
    }
}
