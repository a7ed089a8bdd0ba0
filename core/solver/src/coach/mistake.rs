//! How grave a mistake is.

use std::ops::Mul;

use super::units::{MicroPoints, PartsPerMillion, SHOWN};

/// How much a decision cost against the best one, in points or in chance to win. `docs/SOLVER.md` says why the limits lie where they
/// lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// Less than the first of [`Mistake::LIMITS`].
    Small,
    /// Less than the second.
    Medium,
    /// So much or more.
    Large,
}

/// A point, and a hundredth of certainty.
const POINT: MicroPoints = 1_000_000;
const HUNDREDTH: PartsPerMillion = 10_000;

/// The smallest difference between chances that is shown in the cost of a decision: half of a thousandth.
const SHOWN_CHANCE: PartsPerMillion = 500;

impl Mistake {
    /// What medium and large mistakes cost at least, in points or in hundredths of certainty.
    pub const LIMITS: [u8; 2] = [1, 3];

    /// All grades.
    pub const ALL: [Mistake; 3] = [Mistake::Small, Mistake::Medium, Mistake::Large];

    /// The grade of a mistake that cost so many points. What is shown as 3.0 points costs three points.
    pub(super) fn of_points(cost: MicroPoints) -> Mistake {
        Mistake::of(cost + SHOWN, POINT)
    }

    /// The grade of a mistake that cost so much of the chance to win. What is shown as 3.0 percent costs three hundredths.
    pub(super) fn of_chance(cost: PartsPerMillion) -> Mistake {
        Mistake::of(cost + SHOWN_CHANCE, HUNDREDTH)
    }

    fn of<T: PartialOrd + Mul<Output = T> + From<u8> + Copy>(cost: T, unit: T) -> Mistake {
        let [medium, large] = Mistake::LIMITS.map(|limit| T::from(limit) * unit);
        if cost >= large {
            Mistake::Large
        } else if cost >= medium {
            Mistake::Medium
        } else {
            Mistake::Small
        }
    }
}
