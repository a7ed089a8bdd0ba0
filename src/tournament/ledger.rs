//! What is still to be played, and what has been.

use super::settled::{Settled, send_out};
use super::{Effort, Fixture, Offence, Outcome, Plan, Report};

/// A tournament: hands out games and keeps what came of them.
///
/// Games can be played in any order and several at a time. If somebody is sent out of one, those after it that were
/// played with it are played again without it, so that the result is that of playing one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    plan: Plan,
    games: Vec<Game>,
    effort: Vec<Effort>,
    settled: Settled,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Game {
    Waiting,
    HandedOut,
    Done(Outcome),
}

impl Tournament {
    /// The most games that break a tie; if there is still one after them, it stands.
    pub const MOST_FURTHER: usize = 100;

    /// A tournament before its first game.
    pub fn new(plan: Plan) -> Tournament {
        Tournament {
            games: vec![Game::Waiting; plan.games() as usize],
            effort: vec![Effort::default(); plan.entrants().len()],
            settled: Settled::new(&plan),
            plan,
        }
    }

    /// What it is.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Up to so many games that may be played now. None, while others are awaited that decide how it goes on, and
    /// when it is over.
    pub fn hand_out(&mut self, most: usize) -> Vec<Fixture> {
        let mut fixtures = Vec::new();
        let mut out = self.settled.out().to_vec();
        for number in self.settled.games()..self.games.len() {
            if fixtures.len() == most {
                break;
            }
            match &self.games[number] {
                Game::Waiting => {
                    fixtures.push(self.settled.fixture(&self.plan, number, &out));
                    self.games[number] = Game::HandedOut;
                }
                Game::HandedOut => {}
                Game::Done(outcome) => send_out(&mut out, outcome),
            }
        }
        fixtures
    }

    /// These were handed out, and will not be played where they were.
    pub fn take_back(&mut self, fixtures: &[Fixture]) {
        for fixture in fixtures {
            if let Some(game @ Game::HandedOut) = self.games.get_mut(fixture.game as usize) {
                *game = Game::Waiting;
            }
        }
    }

    /// Nobody plays any more what was handed out.
    pub fn take_back_all(&mut self) {
        for game in &mut self.games {
            if *game == Game::HandedOut {
                *game = Game::Waiting;
            }
        }
    }

    /// Keeps what came of games that were handed out.
    pub fn record(&mut self, report: Report) {
        for outcome in report.outcomes {
            let number = outcome.fixture.game as usize;
            // What is settled stays, whoever reports it again.
            if number >= self.settled.games()
                && let Some(game) = self.games.get_mut(number)
            {
                *game = Game::Done(outcome);
            }
        }
        for (sum, effort) in self.effort.iter_mut().zip(report.effort) {
            sum.decisions = sum.decisions.saturating_add(effort.decisions);
            sum.micros = sum.micros.saturating_add(effort.micros);
        }
        self.settle();
        self.break_tie();
    }

    /// Settles what has been played in order, and lets go what was played with somebody who should have been out.
    fn settle(&mut self) {
        let mut out = self.settled.out().to_vec();
        let mut in_order = true;
        for number in self.settled.games()..self.games.len() {
            let Game::Done(outcome) = &self.games[number] else {
                in_order = false;
                if out.contains(&true) {
                    continue;
                }
                // While nobody is out, no game can be wrong.
                break;
            };
            if outcome.fixture != self.settled.fixture(&self.plan, number, &out) {
                self.games[number] = Game::Waiting;
                in_order = false;
                continue;
            }
            send_out(&mut out, outcome);
            if in_order {
                self.settled.add(&self.plan, outcome);
            }
        }
    }

    /// Adds a game if all have been played and the top is tied.
    fn break_tie(&mut self) {
        let further = self.games.len() - self.plan.games() as usize;
        if further < Self::MOST_FURTHER && self.is_over() && self.settled.contenders().len() > 1 {
            self.games.push(Game::Waiting);
        }
    }

    /// The winner, or several, when it is over.
    pub fn winners(&self) -> Option<Vec<usize>> {
        self.is_over().then(|| self.settled.contenders().to_vec())
    }

    /// Has all been played?
    pub fn is_over(&self) -> bool {
        self.settled.games() == self.games.len()
    }

    /// How many of the plan's games have been played.
    pub fn played(&self) -> u32 {
        self.outcomes().count() as u32
    }

    /// How many games beyond the plan's were played to break a tie.
    pub fn further(&self) -> u32 {
        let further = &self.games[self.plan.games() as usize..];
        further.iter().filter_map(outcome).count() as u32
    }

    /// How many games have been played, those that broke a tie included.
    pub fn all_played(&self) -> u32 {
        self.played() + self.further()
    }

    /// What came of the plan's games, as far as they have been played, in their order.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.games[..self.plan.games() as usize]
            .iter()
            .filter_map(outcome)
    }

    /// What came of all games, those among them that broke a tie.
    pub fn all_outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.games.iter().filter_map(outcome)
    }

    /// What the decisions of each entrant cost.
    pub fn effort(&self) -> &[Effort] {
        &self.effort
    }

    /// Who was sent out, in which game, and why.
    pub fn offences(&self) -> impl Iterator<Item = (u32, usize, &Offence)> {
        self.all_outcomes().flat_map(|outcome| {
            let offences = outcome.offences.iter();
            offences.map(|(entrant, offence)| (outcome.fixture.game, *entrant, offence))
        })
    }

    /// The points of each entrant: one for each of the plan's games in which nobody had more.
    pub fn points(&self) -> Vec<u32> {
        let mut points = vec![0; self.plan.entrants().len()];
        for winner in self.outcomes().flat_map(Outcome::winners) {
            points[winner] += 1;
        }
        points
    }
}

fn outcome(game: &Game) -> Option<&Outcome> {
    match game {
        Game::Done(outcome) => Some(outcome),
        Game::Waiting | Game::HandedOut => None,
    }
}
