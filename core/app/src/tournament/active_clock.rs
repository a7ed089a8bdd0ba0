//! A clock that stops while nothing runs.

/// A clock that stops while nothing runs: while the machine sleeps, the page is suspended, or the thread that reads it
/// is busy. That time does not count for any player.
#[derive(Debug, Default)]
pub struct ActiveClock {
    /// The time of the last reading, on a clock that never stops.
    read: Option<f64>,
    /// What this clock showed then, in milliseconds.
    shows: f64,
}

impl ActiveClock {
    /// The most time between two readings that counts, in milliseconds. It is read five times a second.
    pub const LONGEST: f64 = 500.0;

    /// What it shows, in milliseconds, when a clock that never stops shows `now`.
    pub fn at(&mut self, now: f64) -> f64 {
        let read = self.read.replace(now).unwrap_or(now);
        self.shows += (now - read).clamp(0.0, Self::LONGEST);
        self.shows
    }
}
