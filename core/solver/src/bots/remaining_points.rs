//! The points that are still to come in a game.

use std::sync::Arc;

use super::{Perfect, Player, View, play};
use crate::{Choice, Policy};
use rollkeep_rules::dice::Fair;

/// How many points were still to come in some games that the perfect player played alone: an estimate
/// for others, whose cards are hidden.
pub struct RemainingPoints {
    /// By the number of open boxes: the points still to come, once for each game.
    points: Vec<Vec<u16>>,
}

/// How many games are enough for the estimate.
const GAMES: usize = 300;

/// The perfect player, which notes its total before each turn.
struct TotalsRecorder {
    player: Perfect,
    totals: Vec<u16>,
}

impl Player for TotalsRecorder {
    fn choose(&mut self, view: &View) -> Choice {
        if self.totals.len() == view.card.filled() {
            self.totals.push(view.card.totals(view.rules).grand());
        }
        self.player.choose(view)
    }
}

impl RemainingPoints {
    /// Plays the games. Their dice are always the same.
    pub fn new(policy: &Arc<Policy>) -> RemainingPoints {
        let rules = policy.rules();
        let mut recorder = TotalsRecorder {
            player: Perfect::new(policy.clone()),
            totals: Vec::new(),
        };
        let mut dice = Fair::seeded(0);
        let mut points = vec![Vec::with_capacity(GAMES); rules.categories.len() + 1];
        for _ in 0..GAMES {
            recorder.totals.clear();
            if let Ok(end) = play(rules, &mut [&mut recorder], &mut dice) {
                let totals = end.iter().chain(recorder.totals.iter().rev());
                for (points, total) in points.iter_mut().zip(totals) {
                    points.push(end[0].saturating_sub(*total));
                }
            }
        }
        RemainingPoints { points }
    }

    /// Adds `weight` times the chance of each final total, from 0 on, of a player who has `total` now and this many
    /// boxes open.
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
