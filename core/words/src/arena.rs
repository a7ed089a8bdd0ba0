//! Words of the arena's screens.

use super::numbers::Quantity;

messages!("arena");

/// How long it took: "1000 games in 1.4 seconds: 714 a second."
pub fn took(games: u32, millis: f64) -> String {
    let tenths = (millis / 100.0).round().max(1.0) as i64;
    let rate = (f64::from(games) * 1000.0 / millis.max(1.0)).round() as u64;
    took_seconds(games, Quantity::tenths(tenths), rate)
}

/// Which texts are seeds.
pub fn no_seed() -> String {
    seed_is(&u64::MAX.to_string())
}

/// A range of totals: "150–199".
pub fn range(from: u16, width: u16) -> String {
    range_is(from, from + width - 1)
}
