//! The results of a tournament that are final.

use super::{MatchOutcome, Pairing, Plan};

/// How a tournament stands after its first games, in their order. Later games do not change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalResults {
    /// How many games are final.
    games: usize,
    /// Who has been disqualified.
    out: Vec<bool>,
    /// One for each of the plan's games in which nobody had more.
    points: Vec<u32>,
    /// Those who may still win, once the plan's games are over.
    contenders: Vec<usize>,
}

impl FinalResults {
    /// The state before the first game.
    pub fn new(plan: &Plan) -> FinalResults {
        let entrants = plan.entrants().len();
        FinalResults {
            games: 0,
            out: vec![false; entrants],
            points: vec![0; entrants],
            contenders: Vec::new(),
        }
    }

    /// How many games are final.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// For each entrant, whether it is disqualified.
    pub fn out(&self) -> &[bool] {
        &self.out
    }

    /// Those who may still win, once the plan's games are over.
    pub fn contenders(&self) -> &[usize] {
        &self.contenders
    }

    /// The game of this number, which is not final yet, without the entrants in `out`.
    pub fn pairing(&self, plan: &Plan, number: usize, out: &[bool]) -> Pairing {
        let entrants = match number < plan.games() as usize {
            true => (0..out.len()).filter(|&it| !out[it]).collect(),
            false => self.contenders.clone(),
        };
        Pairing {
            game: number as u32,
            entrants,
        }
    }

    /// Adds the outcome of the next game.
    pub fn add(&mut self, plan: &Plan, outcome: &MatchOutcome) {
        note_disqualified(&mut self.out, outcome);
        let last = plan.games() as usize;
        if self.games < last {
            for winner in outcome.winners() {
                self.points[winner] += 1;
            }
        }
        self.games += 1;
        if self.games == last {
            self.contenders = self.leaders();
        } else if self.games > last {
            self.contenders = outcome.winners().collect();
            if self.contenders.is_empty() {
                // All who were tied are disqualified: the best of the others play for it.
                self.contenders = self.leaders();
            }
        }
    }

    /// Those with the most points of all who are not disqualified.
    fn leaders(&self) -> Vec<usize> {
        let staying = || (0..self.points.len()).filter(|&it| !self.out[it]);
        let most = staying().map(|it| self.points[it]).max();
        staying()
            .filter(|&it| Some(self.points[it]) == most)
            .collect()
    }
}

/// Notes who was disqualified in this game.
pub fn note_disqualified(out: &mut [bool], outcome: &MatchOutcome) {
    for (entrant, _) in &outcome.disqualifications {
        if let Some(out) = out.get_mut(*entrant) {
            *out = true;
        }
    }
}
