//! Time: a clock that a journey moves, and a device that sleeps.

use std::process::Command;
use std::time::Duration;

use super::Page;
use crate::error::{BrowserError, Outcome};

/// Wakes what was stopped, even after the journey.
struct Asleep(u32);

impl Asleep {
    fn signal(group: u32, signal: &str) -> Outcome<()> {
        let told = Command::new("kill")
            .args([signal, "--", &format!("-{group}")])
            .status();
        match told {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(BrowserError(format!("kill {signal}: {status}"))),
            Err(error) => Err(BrowserError(format!("kill {signal}: {error}"))),
        }
    }
}

impl Drop for Asleep {
    fn drop(&mut self) {
        // Processes that are gone need no waking.
        let _ = Asleep::signal(self.0, "-CONT");
    }
}

impl Page {
    /// A script for [`Site::run_before`](crate::server::Site::run_before): from then on, [`Page::pass`] and
    /// [`Page::oversleep`] move the page's clock and its beats.
    pub const CLOCK: &str = "{
        const [now, set, clear] = [performance.now.bind(performance), setInterval, clearInterval];
        const beats = new Map();
        let ahead = 0;
        performance.now = () => now() + ahead;
        window.setInterval = (beat, ...given) => {
            const it = set(beat, ...given);
            beats.set(it, beat);
            return it;
        };
        window.clearInterval = (it) => {
            beats.delete(it);
            clear(it);
        };
        window.pass = (time) => {
            ahead += time;
            for (const [it, beat] of [...beats]) if (beats.has(it)) beat();
        };
    }";

    /// Lets so much time pass for the page, in which it runs as usual. Needs [`Page::CLOCK`].
    #[track_caller]
    pub fn pass(&self, time: Duration) -> impl Future<Output = ()> {
        let millis = time.as_millis();
        self.step(format!("let {time:?} pass"), async move {
            // As often as the page's timers beat.
            let beats = format!("for (let passed = 0; passed < {millis}; passed += 100) pass(100)");
            self.run(&beats, vec![]).await?;
            Ok(())
        })
    }

    /// Lets the page sleep for so long: its clock goes on without it. Needs [`Page::CLOCK`].
    #[track_caller]
    pub fn oversleep(&self, time: Duration) -> impl Future<Output = ()> {
        let millis = time.as_millis();
        self.step(format!("oversleep {time:?}"), async move {
            self.run(&format!("pass({millis})"), vec![]).await?;
            Ok(())
        })
    }

    /// Stops all processes of the browser for a while; clocks go on.
    #[track_caller]
    pub fn sleep(&self, duration: Duration) -> impl Future<Output = ()> {
        let group = self.session.group();
        self.step(format!("sleep for {duration:?}"), async move {
            Asleep::signal(group, "-STOP")?;
            let _asleep = Asleep(group);
            tokio::time::sleep(duration).await;
            Ok(())
        })
    }
}
