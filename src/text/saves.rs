//! What is said about saves and storage.

use crate::storage::{Fault, ImportError, Imported};

/// What a player is told when storage fails.
pub const fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::Blocked => {
            "This browser does not let the page keep anything. You can play, but the game is gone \
             when the page is closed."
        }
        Fault::Full => {
            "This browser’s storage is full. You can play on, but the latest moves are gone when \
             the page is closed. Export your games and delete some of the finished ones."
        }
    }
}

/// What a player is told about saves that could not be read.
pub fn aside(count: usize) -> String {
    let what = match count {
        1 => "One save was damaged. What could be read of it is in your games; the original is"
            .to_owned(),
        _ => format!(
            "{count} saves were damaged. What could be read of them is in your games; the originals are"
        ),
    };
    format!("{what} kept aside, and part of every export.")
}

/// What a player is told about saves of a newer version.
pub fn newer(count: usize) -> String {
    match count {
        1 => "One game was saved by a newer Rollkeep. It is safe; reload the page to get the new version.".to_owned(),
        _ => format!("{count} games were saved by a newer Rollkeep. They are safe; reload the page to get the new version."),
    }
}

/// Why a file was not imported.
pub const fn import_error(why: ImportError) -> &'static str {
    match why {
        ImportError::NotAnExport => "This file is not a Rollkeep export. Nothing was changed.",
        ImportError::Newer(_) => {
            "This file comes from a newer Rollkeep. Reload the page to get the new version, then \
             try again. Nothing was changed."
        }
    }
}

/// What an import would bring, line by line.
pub fn import_lines(imported: &Imported) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |count: usize, one: &str, many: &str| match count {
        0 => {}
        1 => lines.push(format!("1 {one}")),
        _ => lines.push(format!("{count} {many}")),
    };
    line(imported.new, "game is new here.", "games are new here.");
    line(
        imported.further,
        "game goes on further in the file; it takes the place of the one here.",
        "games go on further in the file; they take the place of those here.",
    );
    line(
        imported.forked,
        "game went on differently in the file; both are kept.",
        "games went on differently in the file; both are kept.",
    );
    line(
        imported.known,
        "game is here already and stays as it is.",
        "games are here already and stay as they are.",
    );
    line(
        imported.aside,
        "entry cannot be read and is kept aside.",
        "entries cannot be read and are kept aside.",
    );
    if imported.settings {
        lines.push("Settings and names are taken from the file.".to_owned());
    }
    if lines.is_empty() {
        lines.push("The file is empty.".to_owned());
    }
    lines
}
