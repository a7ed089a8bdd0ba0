//! Limits: as long as an idle machine needs at most, and longer on a busy one.
//!
//! A limit only matters for a journey that fails, so it is generous: time counts in proportion to the share of a
//! processor that a program gets meanwhile.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use tokio::time::timeout;

use crate::error::{BrowserError, Outcome};

/// A browser that hangs must be found, however busy the machine is.
const BUSIEST: f64 = 12.0;

/// How often the load is measured while nothing else happens.
const LOOK: Duration = Duration::from_secs(1);

/// The rest of a limit.
pub struct Deadline {
    limit: Duration,
    left: Duration,
    looked: Instant,
    since: Instant,
}

impl Deadline {
    /// A limit of this length on an idle machine.
    pub fn new(limit: Duration) -> Self {
        let now = Instant::now();
        Self {
            limit,
            left: limit,
            looked: now,
            since: now,
        }
    }

    /// Counts the time since the last call, and returns whether any is left.
    pub fn lasts(&mut self) -> bool {
        let now = Instant::now();
        let passed = now - self.looked;
        self.looked = now;
        self.left = self.left.saturating_sub(passed.div_f64(load()));
        !self.left.is_zero()
    }

    /// Describes how long it lasted.
    pub fn told(&self) -> String {
        let (limit, passed) = (self.limit.as_secs(), self.since.elapsed().as_secs());
        match passed > limit {
            true => format!("within {passed} s, as good as {limit} s on an idle machine"),
            false => format!("within {limit} s"),
        }
    }

    /// Returns the longest time until the next check.
    pub fn next_look(&self) -> Duration {
        LOOK.min(self.left)
    }
}

/// Returns the result of the work, if it ends within the limit.
pub async fn within<T>(limit: Duration, work: impl Future<Output = Outcome<T>>) -> Outcome<T> {
    let mut deadline = Deadline::new(limit);
    let mut work = Box::pin(work);
    loop {
        if let Ok(done) = timeout(deadline.next_look(), &mut work).await {
            return done;
        }
        if !deadline.lasts() {
            return Err(BrowserError(format!("no answer {}", deadline.told())));
        }
    }
}

/// Returns how many programs share each processor: 1 on an idle machine, 3 if everything takes three times as long.
fn load() -> f64 {
    let processors = thread::available_parallelism().map_or(1, |number| number.get());
    let told = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    (busy(&told) / processors as f64).clamp(1.0, BUSIEST)
}

/// Returns how many programs wanted to run in the last minute, or want to now: the higher number.
fn busy(told: &str) -> f64 {
    let mut words = told.split_whitespace();
    let minute = words.next().and_then(|word| word.parse::<f64>().ok());
    let now = words
        .nth(2)
        .and_then(|word| word.split('/').next()?.parse::<f64>().ok());
    minute.unwrap_or(1.0).max(now.unwrap_or(1.0))
}

#[test]
fn a_busy_machine_is_waited_for() {
    assert_eq!(busy("0.20 0.10 0.05 1/321 4711\n"), 1.0);
    assert_eq!(busy("7.25 3.00 1.00 2/321 4711\n"), 7.25);
    assert_eq!(busy("0.20 0.10 0.05 9/321 4711\n"), 9.0);
    assert_eq!(busy("no such file"), 1.0);

    let mut deadline = Deadline::new(Duration::from_secs(3600));
    assert!(deadline.lasts());
    deadline.looked -= Duration::from_secs((3600.0 * BUSIEST) as u64);
    assert!(
        !deadline.lasts(),
        "not even the busiest machine is waited for for ever"
    );
}
