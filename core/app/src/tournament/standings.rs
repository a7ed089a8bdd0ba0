//! The standings of a tournament.

use super::{Disqualification, Tournament};

/// The entrants of a tournament, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// One for each entrant.
    pub rows: Vec<StandingsRow>,
    /// How many of the plan's games they count.
    pub games: u32,
}

/// How an entrant did.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingsRow {
    /// Its index in the plan.
    pub entrant: usize,
    /// Its place in the standings, from 1; equal entrants share it.
    pub rank: usize,
    /// Games in which nobody had more.
    pub points: u32,
    /// Games in which everybody else had less.
    pub wins: u32,
    /// Games in which it filled its card.
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
    /// The game in which it was disqualified, and why.
    pub out: Option<(u32, Disqualification)>,
}

impl StandingsRow {
    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation / f64::from(self.games.max(1)).sqrt()
    }

    /// How many games a second it would play alone; `None` without games, or if they took no time.
    pub fn games_a_second(&self) -> Option<f64> {
        let seconds = self.micros * self.decisions as f64 / 1e6;
        (seconds > 0.0 && self.games > 0).then(|| f64::from(self.games) / seconds)
    }
}

impl Standings {
    /// The standings after the games that have been played so far.
    pub fn new(tournament: &Tournament) -> Standings {
        let entrants = tournament.plan().entrants().len();
        let mut rows: Vec<StandingsRow> = (0..entrants).map(|it| row(tournament, it)).collect();
        for outcome in tournament.outcomes() {
            let mut winners = outcome.winners();
            if let (Some(only), None) = (winners.next(), winners.next()) {
                rows[only].wins += 1;
            }
            for winner in outcome.winners() {
                rows[winner].points += 1;
            }
        }
        let winners = tournament.winners().unwrap_or_default();
        // The disqualified ones come last; then points decide; then the winner of the tie.
        let order = |row: &StandingsRow| {
            let won = winners.len() == 1 && winners[0] == row.entrant;
            (row.out.is_none(), row.points, won)
        };
        rows.sort_by_key(|row| std::cmp::Reverse(order(row)));
        for place in 1..rows.len() {
            let same = order(&rows[place]) == order(&rows[place - 1]);
            rows[place].rank = if same {
                rows[place - 1].rank
            } else {
                place + 1
            };
        }
        Standings {
            rows,
            games: tournament.played(),
        }
    }
}

/// How an entrant did, without its points.
fn row(tournament: &Tournament, entrant: usize) -> StandingsRow {
    let totals = || {
        tournament
            .outcomes()
            .filter_map(|outcome| outcome.full_total(entrant))
    };
    let games = totals().count() as u32;
    let count = f64::from(games.max(1));
    let mean = totals().fold(0.0, |sum, it| sum + f64::from(it)) / count;
    let square = |it: f64| it * it;
    let squares: f64 = totals().map(|it| square(f64::from(it) - mean)).sum();
    let effort = tournament.effort()[entrant];
    let mut disqualifications = tournament.disqualifications();
    let out = disqualifications.find(|(_, who, _)| *who == entrant);
    StandingsRow {
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
        out: out.map(|(game, _, why)| (game, why.clone())),
    }
}
