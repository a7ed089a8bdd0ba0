//! The page's timers.

use super::Page;

/// Keeps the numbers of running timers.
const WATCH: &str = "window.timers = new Set();
    const [set, clear] = [setInterval, clearInterval];
    window.setInterval = (...given) => { const it = set(...given); timers.add(it); return it; };
    window.clearInterval = (it) => { timers.delete(it); clear(it); };";

impl Page {
    /// Counts the timers that are started from now on.
    #[track_caller]
    pub fn watch_timers(&self) -> impl Future<Output = ()> {
        self.step("watch the timers".to_owned(), async move {
            self.run(WATCH, vec![]).await?;
            Ok(())
        })
    }

    /// Waits until some of them run.
    #[track_caller]
    pub fn has_timers(&self) -> impl Future<Output = serde_json::Value> {
        self.until("a timer beats", "timers.size > 0")
    }

    /// Waits until none of them runs.
    #[track_caller]
    pub fn has_no_timers(&self) -> impl Future<Output = serde_json::Value> {
        self.until("no timer beats", "timers.size === 0")
    }
}
