//! Who is how good.

use super::{Offence, Tournament};

/// A tournament's table, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// One line an entrant.
    pub lines: Vec<Line>,
    /// How many of the plan's games it is about.
    pub games: u32,
}

/// How an entrant did.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its place in the plan.
    pub entrant: usize,
    /// Its place in the standing, from 1; equals share it.
    pub rank: usize,
    /// Games in which nobody had more.
    pub points: u32,
    /// Games in which everybody else had less.
    pub wins: u32,
    /// Games that it finished.
    pub games: u32,
    /// The mean of its totals; 0 without games.
    pub mean: f64,
    /// Their standard deviation; 0 with fewer than two games.
    pub deviation: f64,
    /// The highest of them.
    pub best: u16,
    /// The lowest of them.
    pub worst: u16,
    /// How many decisions it has taken.
    pub decisions: u64,
    /// The mean time of its decisions, in microseconds; 0 without decisions.
    pub micros: f64,
    /// The game in which it was sent out, and why.
    pub out: Option<(u32, Offence)>,
}

impl Line {
    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation / f64::from(self.games.max(1)).sqrt()
    }

    /// How many games it would play in a second by itself; `None` without games, or if they took no time.
    pub fn games_a_second(&self) -> Option<f64> {
        let seconds = self.micros * self.decisions as f64 / 1e6;
        (seconds > 0.0 && self.games > 0).then(|| f64::from(self.games) / seconds)
    }
}

impl Standing {
    /// The standing after the games that have been played so far.
    pub fn new(tournament: &Tournament) -> Standing {
        let entrants = tournament.plan().entrants().len();
        let mut lines: Vec<Line> = (0..entrants).map(|it| line(tournament, it)).collect();
        for outcome in tournament.outcomes() {
            let mut winners = outcome.winners();
            if let (Some(only), None) = (winners.next(), winners.next()) {
                lines[only].wins += 1;
            }
            for winner in outcome.winners() {
                lines[winner].points += 1;
            }
        }
        let winners = tournament.winners().unwrap_or_default();
        // Those who are in before those who are out; then the points; then who won the tie.
        let order = |line: &Line| {
            let won = winners.len() == 1 && winners[0] == line.entrant;
            (line.out.is_none(), line.points, won)
        };
        lines.sort_by_key(|line| std::cmp::Reverse(order(line)));
        for place in 1..lines.len() {
            let same = order(&lines[place]) == order(&lines[place - 1]);
            lines[place].rank = if same {
                lines[place - 1].rank
            } else {
                place + 1
            };
        }
        Standing {
            lines,
            games: tournament.played(),
        }
    }
}

/// How an entrant did, without its points.
fn line(tournament: &Tournament, entrant: usize) -> Line {
    let totals = || {
        tournament
            .outcomes()
            .filter_map(|outcome| outcome.total(entrant))
    };
    let games = totals().count() as u32;
    let count = f64::from(games.max(1));
    let mean = totals().fold(0.0, |sum, it| sum + f64::from(it)) / count;
    let square = |it: f64| it * it;
    let squares: f64 = totals().map(|it| square(f64::from(it) - mean)).sum();
    let effort = tournament.effort()[entrant];
    let mut offences = tournament.offences();
    let out = offences.find(|(_, offender, _)| *offender == entrant);
    Line {
        entrant,
        rank: 1,
        points: 0,
        wins: 0,
        games,
        mean,
        deviation: match games {
            0 | 1 => 0.0,
            _ => (squares / (count - 1.0)).sqrt(),
        },
        best: totals().max().unwrap_or(0),
        worst: totals().min().unwrap_or(0),
        decisions: effort.decisions,
        micros: effort.micros as f64 / effort.decisions.max(1) as f64,
        out: out.map(|(game, _, offence)| (game, offence.clone())),
    }
}
