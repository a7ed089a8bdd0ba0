//! How many browsers may run at the same time.

use std::fs;
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

/// What a browser with an app in it takes at most, in KiB.
const BROWSER: usize = 1 << 20;

static INSIDE: Mutex<usize> = Mutex::new(0);
static FREED: Condvar = Condvar::new();

/// The right to run one browser; dropping it lets the next one in.
pub struct Permit(());

impl Permit {
    /// Waits until one browser more may run.
    pub fn wait() -> Self {
        let mut inside = FREED
            .wait_while(inside(), |inside| *inside >= at_most())
            .unwrap_or_else(PoisonError::into_inner);
        *inside += 1;
        Self(())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *inside() -= 1;
        FREED.notify_one();
    }
}

/// More browsers than processors do not finish sooner; two use the time in which one waits.
fn at_most() -> usize {
    static AT_MOST: OnceLock<usize> = OnceLock::new();
    *AT_MOST.get_or_init(|| {
        let processors = thread::available_parallelism().map_or(1, |number| number.get());
        processors.max(2).min(room()).max(1)
    })
}

/// For how many more browsers there is memory.
pub fn room() -> usize {
    let told = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<usize>().ok());
    // Where nobody tells, there is room for two.
    free.map_or(2, |free| free / BROWSER)
}

/// A test that panics leaves the count as right as it was.
fn inside() -> MutexGuard<'static, usize> {
    INSIDE.lock().unwrap_or_else(PoisonError::into_inner)
}
