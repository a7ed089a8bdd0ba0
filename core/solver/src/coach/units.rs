//! The units in which values and chances are sent: whole numbers, so that sums of them are exact.
//!
//! They are much finer than what the screen shows, at most thousandths of a point and hundredths of a percent, and
//! finer than what the solver's single precision knows. So the screen rounds the number itself, and not a number that is rounded already.

/// Millionths of a point.
pub type MicroPoints = i64;

/// Millionths of certainty.
pub type PartsPerMillion = u32;

/// The smallest difference that is shown: half of a tenth of a point.
pub(super) const SHOWN: MicroPoints = 50_000;

/// A chance as millionths.
pub fn parts_per_million(chance: f64) -> PartsPerMillion {
    (chance * 1e6).round() as PartsPerMillion
}

/// Points as millionths.
pub fn micro(points: f64) -> MicroPoints {
    (points * 1e6).round() as MicroPoints
}
