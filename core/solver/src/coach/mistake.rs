//! How grave a mistake is.

use super::units::{MicroPoints, PartsPerMillion, SHOWN};

/// How much a decision cost against the best one, in points or in chance to win. `docs/SOLVER.md` says why the limits lie where they
/// lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// Less than a point, or than a hundredth of certainty.
    Small,
    /// One point to three, or one hundredth to three.
    Medium,
    /// Three points or more, or three hundredths.
    Large,
}

/// The least costs of medium and of large mistakes.
const POINTS: [MicroPoints; 2] = [1_000_000, 3_000_000];
const CHANCE: [PartsPerMillion; 2] = [10_000, 30_000];

/// The smallest difference between chances that is shown in the cost of a decision: half of a thousandth.
const SHOWN_CHANCE: PartsPerMillion = 500;

impl Mistake {
    /// All grades.
    pub const ALL: [Mistake; 3] = [Mistake::Small, Mistake::Medium, Mistake::Large];

    /// The grade of a mistake that cost so many points. What is shown as 3.0 points costs three points.
    pub(super) fn of_points(cost: MicroPoints) -> Mistake {
        Mistake::of(cost + SHOWN, POINTS)
    }

    /// The grade of a mistake that cost so much of the chance to win. What is shown as 3.0 percent costs three hundredths.
    pub(super) fn of_chance(cost: PartsPerMillion) -> Mistake {
        Mistake::of(cost + SHOWN_CHANCE, CHANCE)
    }

    fn of<T: PartialOrd>(cost: T, [medium, large]: [T; 2]) -> Mistake {
        if cost >= large {
            Mistake::Large
        } else if cost >= medium {
            Mistake::Medium
        } else {
            Mistake::Small
        }
    }
}
