//! Luck: what the dice brought, compared with what they bring on average.

use rollkeep_solver::coach::MicroPoints;

/// What the dice brought above the average, over one game or more.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// What they brought above it.
    pub points: MicroPoints,
    /// The variance of it, in square points: the sum of the variances of all rolls, given the decisions.
    pub variance: f64,
}

impl Luck {
    /// The luck of a game, with the variance in hundredths of a square point.
    pub fn new(points: MicroPoints, variance: u64) -> Luck {
        Luck {
            points,
            variance: variance as f64 / 100.0,
        }
    }

    /// Adds the luck of another game. Dice of different games are independent, so variances add up.
    pub fn and(self, other: Luck) -> Luck {
        Luck {
            points: self.points + other.points,
            variance: self.variance + other.variance,
        }
    }

    /// Returns the luck in standard deviations; `None` if nothing was rolled.
    pub fn deviations(&self) -> Option<f64> {
        (self.variance > 0.0).then(|| self.points as f64 / 1e6 / self.variance.sqrt())
    }

    /// Returns how likely a player with the same decisions has better dice. The sum of many rolls is close to a normal
    /// distribution.
    pub fn luckier_share(&self) -> Option<f64> {
        Some(0.5 * libm::erfc(self.deviations()? / core::f64::consts::SQRT_2))
    }
}
