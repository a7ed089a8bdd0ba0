//! How many browsers may run at the same time.

use std::fs;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What a browser with an app in it takes at most, in KiB.
const BROWSER: usize = 1 << 20;

/// How long the processors are watched before they count as idle: a browser that has just been let in has begun to
/// work by then.
const WATCH: Duration = Duration::from_millis(500);

/// The share of the processors' time that must be idle for one browser more.
const SPARE: f64 = 0.25;

/// So many browsers for each processor at most, however much their journeys wait.
const EACH: usize = 3;

static INSIDE: Mutex<Inside> = Mutex::new(Inside {
    browsers: 0,
    watched: None,
});
static FREED: Condvar = Condvar::new();

/// The browsers that run, and since when the processors are watched.
struct Inside {
    browsers: usize,
    watched: Option<(Instant, Ticks)>,
}

/// The right to run one browser; dropping it lets the next one in.
pub struct Permit(());

impl Permit {
    /// Waits until one browser more may run.
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
    /// A browser for each processor is always let in, and two at least, because each of them waits at times. More
    /// come in one by one, while processors are idle: journeys wait for dice that roll, and for much else.
    fn has_place(&mut self) -> bool {
        let processors = thread::available_parallelism().map_or(1, |number| number.get());
        match self.browsers {
            0 => true,
            browsers if browsers >= processors * EACH || room() == 0 => false,
            browsers => browsers < processors.max(2) || self.is_idle(),
        }
    }

    /// Whether the processors had time to spare since they were looked at last. Where the system does not say, they had not.
    fn is_idle(&mut self) -> bool {
        let Some(now) = Ticks::now() else {
            return false;
        };
        match self.watched {
            Some((since, _)) if since.elapsed() < WATCH => false,
            before => {
                self.watched = Some((Instant::now(), now));
                // What was long ago says nothing of now.
                before.is_some_and(|(since, then)| {
                    since.elapsed() < 3 * WATCH && now.idle_since(then) >= SPARE
                })
            }
        }
    }
}

/// The time of all processors since the machine has started, in the system's own unit.
#[derive(Clone, Copy)]
struct Ticks {
    all: u64,
    idle: u64,
}

impl Ticks {
    fn now() -> Option<Self> {
        Self::read(&fs::read_to_string("/proc/stat").ok()?)
    }

    /// The first line: user, nice, system, idle, waiting for a disk, interrupts of two kinds, other machines.
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

    /// Which share of the time since then was idle.
    fn idle_since(self, then: Self) -> f64 {
        let all = self.all.saturating_sub(then.all).max(1);
        self.idle.saturating_sub(then.idle) as f64 / all as f64
    }
}

/// For how many more browsers there is memory.
pub fn room() -> usize {
    let told = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<usize>().ok());
    // Where the system does not say, there is room for two.
    free.map_or(2, |free| free / BROWSER)
}

/// A test that panics leaves the count as right as it was.
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
