//! What is still to be played, and what has been.

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
        let mut out = vec![None; self.plan.entrants().len()];
        for number in 0..self.games.len() {
            if fixtures.len() == most {
                break;
            }
            match &self.games[number] {
                Game::Waiting => {
                    fixtures.push(self.fixture(number, &out));
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
        let mut settle = false;
        for outcome in report.outcomes {
            settle |= !outcome.offences.is_empty();
            if let Some(game) = self.games.get_mut(outcome.fixture.game as usize) {
                *game = Game::Done(outcome);
            }
        }
        for (sum, effort) in self.effort.iter_mut().zip(report.effort) {
            sum.decisions += effort.decisions;
            sum.micros += effort.micros;
        }
        // Outcomes that were on their way when somebody was sent out are stale.
        settle |= self.offences().next().is_some();
        if settle {
            self.settle();
        }
        self.break_tie();
    }

    /// Lets go what was played with somebody who should have been out by then.
    fn settle(&mut self) {
        let mut out = vec![None; self.plan.entrants().len()];
        let mut again = false;
        for number in 0..self.games.len() {
            let fixture = self.fixture(number, &out);
            if let Game::Done(outcome) = &self.games[number] {
                if outcome.fixture == fixture {
                    send_out(&mut out, outcome);
                } else {
                    self.games[number] = Game::Waiting;
                    again = true;
                }
            }
        }
        if again {
            self.games.truncate(self.plan.games() as usize);
        }
    }

    /// Adds a game if all have been played and the top is tied.
    fn break_tie(&mut self) {
        let further = self.games.len() - self.plan.games() as usize;
        let done = |game: &Game| matches!(game, Game::Done(_));
        if further < Self::MOST_FURTHER
            && self.games.iter().all(done)
            && self.contenders(self.games.len()).len() > 1
        {
            self.games.push(Game::Waiting);
        }
    }

    /// Who plays this game, if these are out since the games before.
    fn fixture(&self, number: usize, out: &[Option<u32>]) -> Fixture {
        let entrants = match number < self.plan.games() as usize {
            true => (0..out.len()).filter(|&it| out[it].is_none()).collect(),
            false => self.contenders(number),
        };
        Fixture {
            game: number as u32,
            entrants,
        }
    }

    /// Those who may still win after so many games, the plan's or more, have been played.
    fn contenders(&self, games: usize) -> Vec<usize> {
        let points = self.points();
        let out = self.out();
        let best = (0..points.len()).filter(|&it| out[it].is_none());
        let best: Vec<usize> = best.collect();
        let top = best.iter().map(|&it| points[it]).max();
        let mut tied: Vec<usize> = best
            .into_iter()
            .filter(|&it| Some(points[it]) == top)
            .collect();
        for game in &self.games[self.plan.games() as usize..games] {
            let Game::Done(outcome) = game else { break };
            let winners: Vec<usize> = outcome.winners().filter(|it| tied.contains(it)).collect();
            // Nobody finished: it decides nothing.
            if !winners.is_empty() {
                tied = winners;
            }
        }
        tied
    }

    /// The winner, or several, when it is over.
    pub fn winners(&self) -> Option<Vec<usize>> {
        self.is_over().then(|| self.contenders(self.games.len()))
    }

    /// Has all been played?
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| matches!(game, Game::Done(_)))
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

    /// The game in which each entrant was sent out.
    fn out(&self) -> Vec<Option<u32>> {
        let mut out = vec![None; self.plan.entrants().len()];
        for outcome in self.all_outcomes() {
            send_out(&mut out, outcome);
        }
        out
    }
}

fn outcome(game: &Game) -> Option<&Outcome> {
    match game {
        Game::Done(outcome) => Some(outcome),
        Game::Waiting | Game::HandedOut => None,
    }
}

fn send_out(out: &mut [Option<u32>], outcome: &Outcome) {
    for (entrant, _) in &outcome.offences {
        if let Some(out) = out.get_mut(*entrant) {
            out.get_or_insert(outcome.fixture.game);
        }
    }
}
