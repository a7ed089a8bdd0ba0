//! A timer that counts only while the page runs.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{IntervalHandle, set_interval_with_handle};

use super::clock::monotonic_ms;

/// How often time is counted, in milliseconds.
const TICK: f64 = 100.0;

/// The most that counts between two ticks, in milliseconds: while the device sleeps or the page is frozen, no time
/// passes.
const MOST: f64 = 500.0;

/// A timer that counts only while the page runs. Dropping it cancels it.
pub struct Patience(Option<IntervalHandle>);

impl Patience {
    /// Calls `over` once, after this many milliseconds.
    pub fn new(millis: f64, over: impl FnOnce() + 'static) -> Patience {
        let left = Cell::new(millis);
        let counted = Cell::new(monotonic_ms());
        let over = RefCell::new(Some(over));
        let handle = Rc::new(Cell::new(None::<IntervalHandle>));
        let own = handle.clone();
        let tick = move || {
            let now = monotonic_ms();
            left.set(left.get() - (now - counted.replace(now)).clamp(0.0, MOST));
            if left.get() > 0.0 {
                return;
            }
            if let Some(handle) = own.get() {
                handle.clear();
            }
            let over = over.borrow_mut().take();
            if let Some(over) = over {
                over();
            }
        };
        handle.set(set_interval_with_handle(tick, Duration::from_millis(TICK as u64)).ok());
        Patience(handle.get())
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        if let Some(handle) = self.0.take() {
            handle.clear();
        }
    }
}
