//! The games of a tournament: those to play and those already played.

use super::final_results::{FinalResults, note_disqualified};
use super::{Disqualification, Effort, MatchOutcome, Pairing, Plan, Report};

/// A tournament: hands out games and keeps their outcomes.
///
/// Games can be played in any order and several at a time. If somebody is disqualified in one, the later ones that it
/// took part in are played again without it, so that the result is the same as if each had been played after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    plan: Plan,
    games: Vec<GameState>,
    effort: Vec<Effort>,
    final_results: FinalResults,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum GameState {
    Waiting,
    HandedOut,
    Done(MatchOutcome),
}

impl Tournament {
    /// The most games that break a tie. If the tie remains after them, it is final.
    pub const MAX_TIE_BREAKS: usize = 100;

    /// A tournament before its first game.
    pub fn new(plan: Plan) -> Tournament {
        Tournament {
            games: vec![GameState::Waiting; plan.games() as usize],
            effort: vec![Effort::default(); plan.entrants().len()],
            final_results: FinalResults::new(&plan),
            plan,
        }
    }

    /// Who meets under which rules, how often.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Up to this many games that may be played now. Empty while the next ones depend on games that are still being
    /// played, and when the tournament is over.
    pub fn hand_out(&mut self, most: usize) -> Vec<Pairing> {
        let mut pairings = Vec::new();
        let mut out = self.final_results.out().to_vec();
        for number in self.final_results.games()..self.games.len() {
            if pairings.len() == most {
                break;
            }
            match &self.games[number] {
                GameState::Waiting => {
                    pairings.push(self.final_results.pairing(&self.plan, number, &out));
                    self.games[number] = GameState::HandedOut;
                }
                GameState::HandedOut => {}
                GameState::Done(outcome) => note_disqualified(&mut out, outcome),
            }
        }
        pairings
    }

    /// Takes back games that were handed out and will not be played there.
    pub fn take_back(&mut self, pairings: &[Pairing]) {
        for pairing in pairings {
            if let Some(game @ GameState::HandedOut) = self.games.get_mut(pairing.game as usize) {
                *game = GameState::Waiting;
            }
        }
    }

    /// Takes back all games that were handed out.
    pub fn take_back_all(&mut self) {
        for game in &mut self.games {
            if *game == GameState::HandedOut {
                *game = GameState::Waiting;
            }
        }
    }

    /// Keeps the outcomes of games that were handed out.
    pub fn add_report(&mut self, report: Report) {
        for outcome in report.outcomes {
            let number = outcome.pairing.game as usize;
            // A game whose result is final stays as it is, even if it is reported again.
            if number >= self.final_results.games()
                && let Some(game) = self.games.get_mut(number)
            {
                *game = GameState::Done(outcome);
            }
        }
        for (sum, effort) in self.effort.iter_mut().zip(report.effort) {
            sum.decisions = sum.decisions.saturating_add(effort.decisions);
            sum.micros = sum.micros.saturating_add(effort.micros);
        }
        self.finalize();
        self.break_tie();
    }

    /// Makes final what has been played in order, and drops games in which somebody played who was already disqualified.
    fn finalize(&mut self) {
        let mut out = self.final_results.out().to_vec();
        let mut in_order = true;
        for number in self.final_results.games()..self.games.len() {
            let GameState::Done(outcome) = &self.games[number] else {
                in_order = false;
                if out.contains(&true) {
                    continue;
                }
                // While nobody is disqualified, no game can be wrong.
                break;
            };
            if outcome.pairing != self.final_results.pairing(&self.plan, number, &out) {
                self.games[number] = GameState::Waiting;
                in_order = false;
                continue;
            }
            note_disqualified(&mut out, outcome);
            if in_order {
                self.final_results.add(&self.plan, outcome);
            }
        }
    }

    /// Adds a game if all have been played and the top is tied.
    fn break_tie(&mut self) {
        let tie_breaks = self.games.len() - self.plan.games() as usize;
        if tie_breaks < Self::MAX_TIE_BREAKS
            && self.is_over()
            && self.final_results.contenders().len() > 1
        {
            self.games.push(GameState::Waiting);
        }
    }

    /// The winner, or several, when it is over.
    pub fn winners(&self) -> Option<Vec<usize>> {
        self.is_over()
            .then(|| self.final_results.contenders().to_vec())
    }

    /// Returns whether all games have been played.
    pub fn is_over(&self) -> bool {
        self.final_results.games() == self.games.len()
    }

    /// The games that have been played in their order. Those after the first that has not been played do not count
    /// yet: they are played again if the tournament ends here.
    fn final_games(&self) -> impl Iterator<Item = &MatchOutcome> {
        let games = &self.games[..self.final_results.games()];
        games.iter().filter_map(outcome)
    }

    /// How many of the plan's games have been played.
    pub fn played(&self) -> u32 {
        self.outcomes().count() as u32
    }

    /// How many games beyond the plan's were played to break a tie.
    pub fn tie_breaks(&self) -> u32 {
        self.final_games().skip(self.plan.games() as usize).count() as u32
    }

    /// How many games have been played, those that broke a tie included.
    pub fn all_played(&self) -> u32 {
        self.played() + self.tie_breaks()
    }

    /// The outcomes of the plan's games, as far as they have been played, in their order.
    pub fn outcomes(&self) -> impl Iterator<Item = &MatchOutcome> {
        self.final_games().take(self.plan.games() as usize)
    }

    /// The outcomes of all games, those included that broke a tie.
    pub fn all_outcomes(&self) -> impl Iterator<Item = &MatchOutcome> {
        self.final_games()
    }

    /// What the decisions of each entrant cost.
    pub fn effort(&self) -> &[Effort] {
        &self.effort
    }

    /// In which game, who was disqualified, and why.
    pub fn disqualifications(&self) -> impl Iterator<Item = (u32, usize, &Disqualification)> {
        self.all_outcomes().flat_map(|outcome| {
            let disqualifications = outcome.disqualifications.iter();
            disqualifications.map(|(entrant, why)| (outcome.pairing.game, *entrant, why))
        })
    }

    /// The points of each entrant: one for each of the plan's games in which nobody had more.
    pub fn points(&self) -> Vec<u32> {
        let mut points = vec![0; self.plan.entrants().len()];
        for winner in self.outcomes().flat_map(MatchOutcome::winners) {
            points[winner] += 1;
        }
        points
    }
}

fn outcome(game: &GameState) -> Option<&MatchOutcome> {
    match game {
        GameState::Done(outcome) => Some(outcome),
        GameState::Waiting | GameState::HandedOut => None,
    }
}
