//! How grave a mistake is.

use super::units::{MicroPoints, SHOWN};

/// How much a decision cost against the best one. `docs/SOLVER.md` says why the limits lie where they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// Less than a point.
    Small,
    /// One point to three.
    Medium,
    /// Three points or more.
    Large,
}

impl Mistake {
    /// What a mistake of each grade costs at least.
    const LEAST: [(MicroPoints, Mistake); 2] =
        [(3_000_000, Mistake::Large), (1_000_000, Mistake::Medium)];

    /// The grade of a mistake with this cost. What is shown as 3.0 points costs three points.
    pub(super) fn of(cost: MicroPoints) -> Mistake {
        let shown = cost + SHOWN;
        let mut reached = Self::LEAST.into_iter().filter(|(least, _)| shown >= *least);
        reached.next().map_or(Mistake::Small, |(_, grade)| grade)
    }
}
