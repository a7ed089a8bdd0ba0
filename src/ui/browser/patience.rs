//! Waiting, as long as the page runs.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{IntervalHandle, set_interval_with_handle};

use super::clock::monotonic_ms;

/// How often the time is counted, in milliseconds.
const TICK: f64 = 100.0;

/// What counts of the time between two ticks at most: a device that slept, or a page that was frozen, has not waited.
const MOST: f64 = 500.0;

/// A wait for an end of time in which the page ran. Dropping it ends it without a word.
pub struct Patience(Option<IntervalHandle>);

impl Patience {
    /// Waits so many milliseconds, and then says so once.
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
