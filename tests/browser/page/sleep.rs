//! Pauses the browser, as when a device sleeps.

use std::process::Command;
use std::time::Duration;

use super::Page;
use crate::fault::{Fault, Outcome};

/// Wakes what was stopped, even after the journey.
struct Asleep(u32);

impl Asleep {
    fn signal(group: u32, signal: &str) -> Outcome<()> {
        let told = Command::new("kill")
            .args([signal, "--", &format!("-{group}")])
            .status();
        match told {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Fault(format!("kill {signal}: {status}"))),
            Err(error) => Err(Fault(format!("kill {signal}: {error}"))),
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
