//! What the dice brought, against what they bring to anybody.

use crate::coach::MilliPoints;

/// What the dice brought beyond what was to be expected, over one game or more.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// In thousandths of a point.
    pub points: i64,
    /// The variance of that, in square points: the sum over all rolls of what each could bring, whatever was decided.
    pub variance: f64,
}

impl Luck {
    /// The luck of a game; its variance is in hundredths of a square point.
    pub fn new(points: MilliPoints, variance: u64) -> Luck {
        Luck {
            points: points.into(),
            variance: variance as f64 / 100.0,
        }
    }

    /// This and that of another game: what dice bring in one says nothing of the next, so variances add up.
    pub fn and(self, other: Luck) -> Luck {
        Luck {
            points: self.points + other.points,
            variance: self.variance + other.variance,
        }
    }

    /// In standard deviations; `None` if nothing was rolled.
    pub fn deviations(&self) -> Option<f64> {
        (self.variance > 0.0).then(|| self.points as f64 / 1000.0 / self.variance.sqrt())
    }

    /// Of 100 players who decide the same, how many have better dice. Totals of many rolls come close to a bell curve.
    pub fn luckier_of_100(&self) -> Option<u32> {
        let share = 0.5 * libm::erfc(self.deviations()? / core::f64::consts::SQRT_2);
        Some(libm::round(share * 100.0) as u32)
    }
}
