//! What the charts of a tournament show.

use super::{MatchOutcome, Tournament};

/// How often each entrant had totals in each range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The lowest total of the first range.
    pub from: u16,
    /// How many totals a range has.
    pub width: u16,
    /// For each entrant, how many of its totals fall into each range.
    pub counts: Vec<Vec<u32>>,
}

/// How the points of each entrant grew, game by game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsHistory {
    /// The numbers of games.
    pub games: Vec<u32>,
    /// For each entrant, its points after each of these.
    pub points: Vec<Vec<u32>>,
}

impl Histogram {
    /// The most ranges there are.
    pub const RANGES: usize = 24;

    /// The totals so far; ranges begin at round numbers. `None` before the first game.
    pub fn new(tournament: &Tournament) -> Option<Histogram> {
        let totals = || {
            tournament
                .outcomes()
                .flat_map(|game| game.totals.iter().flatten())
        };
        let (lowest, highest) = (*totals().min()?, *totals().max()?);
        let width = Self::width(lowest, highest)?;
        let ranges = |width: u16| usize::from(highest / width - lowest / width) + 1;
        let from = lowest / width * width;
        let entrants = 0..tournament.plan().entrants().len();
        let counts = entrants.map(|entrant| {
            let mut counts = vec![0; ranges(width)];
            for total in tournament.outcomes().filter_map(|game| game.total(entrant)) {
                counts[usize::from((total - from) / width)] += 1;
            }
            counts
        });
        Some(Histogram {
            from,
            width,
            counts: counts.collect(),
        })
    }

    /// The width of a range if totals are between these.
    pub fn width(lowest: u16, highest: u16) -> Option<u16> {
        let widths = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];
        let ranges = |width: u16| usize::from(highest / width - lowest / width) + 1;
        widths.into_iter().find(|&it| ranges(it) <= Self::RANGES)
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
