//! How many browsers may run at the same time.

use std::fs;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The most memory of a browser with the app, in KiB.
const BROWSER: usize = 1 << 20;

/// How long the processors are measured before they count as idle: by then, a browser that has just started is busy.
const WATCH: Duration = Duration::from_millis(500);

/// The share of idle processor time that one more browser needs.
const SPARE: f64 = 0.25;

/// The most browsers for each processor, however much their journeys wait.
const EACH: usize = 3;

static INSIDE: Mutex<Inside> = Mutex::new(Inside {
    browsers: 0,
    watched: None,
});
static FREED: Condvar = Condvar::new();

/// The running browsers, and since when the processors are measured.
struct Inside {
    browsers: usize,
    watched: Option<(Instant, Ticks)>,
}

/// The right to run one browser; dropping it lets the next one start.
pub struct Permit(());

impl Permit {
    /// Waits until one more browser may run.
    pub fn wait() -> Self {
        let mut inside = inside();
        while !inside.has_place() {
            let woken = FREED.wait_timeout(inside, WATCH);
            inside = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
        inside.browsers += 1;
        Self(())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        inside().browsers -= 1;
        FREED.notify_one();
    }
}

impl Inside {
    /// Returns whether one more browser may start. One for each processor always may, and at least two, because each of
    /// them waits at times. More start one by one while processors are idle, because journeys often wait.
    fn has_place(&mut self) -> bool {
        let processors = thread::available_parallelism().map_or(1, |number| number.get());
        match self.browsers {
            0 => true,
            browsers if browsers >= processors * EACH || room() == 0 => false,
            browsers => browsers < processors.max(2) || self.is_idle(),
        }
    }

    /// Returns whether the processors were idle enough since the last check. If the system does not say, they were not.
    fn is_idle(&mut self) -> bool {
        let Some(now) = Ticks::now() else {
            return false;
        };
        match self.watched {
            Some((since, _)) if since.elapsed() < WATCH => false,
            before => {
                self.watched = Some((Instant::now(), now));
                // An old measurement says nothing about now.
                before.is_some_and(|(since, then)| {
                    since.elapsed() < 3 * WATCH && now.idle_since(then) >= SPARE
                })
            }
        }
    }
}

/// The time of all processors since the machine has started, in the system's unit.
#[derive(Clone, Copy)]
struct Ticks {
    all: u64,
    idle: u64,
}

impl Ticks {
    fn now() -> Option<Self> {
        Self::read(&fs::read_to_string("/proc/stat").ok()?)
    }

    /// Reads the first line: user, nice, system, idle, waiting for a disk, interrupts of two kinds, other machines.
    fn read(told: &str) -> Option<Self> {
        let line = told.lines().next()?.strip_prefix("cpu ")?;
        let ticks: Vec<u64> = line
            .split_whitespace()
            .map_while(|word| word.parse().ok())
            .collect();
        Some(Self {
            all: ticks.iter().take(8).sum(),
            idle: *ticks.get(3)?,
        })
    }

    /// Returns the share of idle time since `then`.
    fn idle_since(self, then: Self) -> f64 {
        let all = self.all.saturating_sub(then.all).max(1);
        self.idle.saturating_sub(then.idle) as f64 / all as f64
    }
}

/// Returns for how many more browsers there is memory.
pub fn room() -> usize {
    let told = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<usize>().ok());
    // If the system does not say, there is room for two.
    free.map_or(2, |free| free / BROWSER)
}

/// After a panic in a test, the count is still right.
fn inside() -> MutexGuard<'static, Inside> {
    INSIDE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn idle_time_is_read() {
    let then = Ticks::read("cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 1 1 1\n").expect("a line");
    let now = Ticks::read("cpu  150 0 75 875 50 0 0 0 0 0\n").expect("a line");
    assert_eq!(now.idle_since(then), 0.5);
    assert_eq!(then.idle_since(now), 0.0);
    assert!(Ticks::read("no such file").is_none());
}
