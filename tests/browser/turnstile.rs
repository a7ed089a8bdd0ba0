//! How many browsers may run at the same time.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// More browsers than this do not finish sooner on an ordinary machine, they only miss their deadlines.
const AT_MOST: usize = 2;

static INSIDE: Mutex<usize> = Mutex::new(0);
static FREED: Condvar = Condvar::new();

/// The right to run one browser; dropping it lets the next one in.
pub struct Permit(());

impl Permit {
    /// Waits until fewer than [`AT_MOST`] browsers run.
    pub fn wait() -> Self {
        let mut inside = FREED
            .wait_while(inside(), |inside| *inside >= AT_MOST)
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

/// A test that panics leaves the count as right as it was.
fn inside() -> MutexGuard<'static, usize> {
    INSIDE.lock().unwrap_or_else(PoisonError::into_inner)
}
