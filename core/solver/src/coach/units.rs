//! The units in which values and chances are sent: whole numbers, so that messages stay short.

/// Thousandths of a point.
pub type MilliPoints = i32;

/// Ten-thousandths: hundredths of a percent.
pub type BasisPoints = u16;

/// The smallest difference that is shown: half of a tenth of a point.
pub(super) const SHOWN: MilliPoints = 50;

/// Points as thousandths.
pub(super) fn milli(points: f64) -> MilliPoints {
    (points * 1000.0).round() as MilliPoints
}
