//! A clock that stands still while nothing runs.

/// A clock that stands still while nothing runs: while the machine sleeps, or the page is suspended, or the thread
/// that looks at it is busy itself. That time is nobody's.
#[derive(Debug, Default)]
pub struct Watch {
    /// When it was last looked at.
    looked: Option<f64>,
    /// What it showed then.
    shows: f64,
}

impl Watch {
    /// The most that counts of the time between two looks, in milliseconds. It is looked at five times a second.
    pub const LONGEST: f64 = 500.0;

    /// What it shows, in milliseconds, when a clock that never stands still shows so many.
    pub fn at(&mut self, now: f64) -> f64 {
        let looked = self.looked.replace(now).unwrap_or(now);
        self.shows += (now - looked).clamp(0.0, Self::LONGEST);
        self.shows
    }
}
