//! The threads of the browser for workers of pages, as the system counts them.

use std::fs;
use std::path::{Path, PathBuf};

use super::Page;
use crate::engine::Engine;

impl Page {
    /// Returns how many workers of pages run now. A worker that the page has lost may run on; the system sees it.
    #[track_caller]
    pub fn workers(&self) -> impl Future<Output = usize> {
        let (process, thread) = match self.engine {
            Engine::Chromium => ("chrom", "DedicatedWorker"),
            // The browser's own parts, in other processes, have workers too.
            Engine::Firefox => ("Isolated Web", "DOM Worker"),
            Engine::WebKit => ("WebKitWebProces", "WebCore: Worker"),
        };
        // Firefox leaves the thread of a worker asleep if it is ended while it imports its program. That one does nothing.
        let counts = |thread: &Path| !matches!(self.engine, Engine::Firefox) || is_busy(thread);
        let group = self.session.group();
        self.step("count the workers".to_owned(), async move {
            // Processes and threads may end while they are counted.
            let named = |folder: &Path, name: &str| {
                fs::read_to_string(folder.join("comm")).is_ok_and(|it| it.starts_with(name))
            };
            Ok(folders("/proc".into())
                .filter(|it| named(it, process) && group_of(it) == Some(group))
                .flat_map(|it| folders(it.join("task")))
                .filter(|it| named(it, thread) && counts(it))
                .count())
        })
    }
}

fn folders(folder: PathBuf) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path())
}

/// Returns whether a thread runs or wants to.
fn is_busy(thread: &Path) -> bool {
    let stat = fs::read_to_string(thread.join("stat")).unwrap_or_default();
    (stat.rsplit_once(')')).is_some_and(|(_, rest)| rest.trim_start().starts_with('R'))
}

/// Returns the process group, the fifth field; the name before it may contain anything.
fn group_of(process: &Path) -> Option<u32> {
    let stat = fs::read_to_string(process.join("stat")).ok()?;
    let (_, numbers) = stat.rsplit_once(')')?;
    numbers.split_whitespace().nth(2)?.parse().ok()
}
