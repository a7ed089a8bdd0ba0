//! The programs that the tests need.

use std::env;
use std::path::{Path, PathBuf};

/// The folder that `make test` installs into: `ROLLKEEP_TOOLS`, or the user's cache.
pub fn folder() -> PathBuf {
    match env::var_os("ROLLKEEP_TOOLS") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cache/rollkeep"),
    }
}

/// Returns the first of these programs that is on `PATH` or in the tools' folder.
pub fn find(names: &[&str]) -> Result<PathBuf, String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path)
        .chain([folder().join("bin")])
        .collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|program| program.is_file())
        .ok_or_else(|| {
            format!(
                "{} is neither on PATH nor in {}",
                names.join(" or "),
                folder().join("bin").display()
            )
        })
}

/// Cargo names a folder for tests and benches, and none for examples.
fn temporary() -> PathBuf {
    let named = option_env!("CARGO_TARGET_TMPDIR").map(PathBuf::from);
    named.unwrap_or_else(|| project().join("target/tmp"))
}

/// The top of the project. Chromium refuses a profile whose path has `..` in it.
pub fn project() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let top = here.parent().and_then(Path::parent);
    top.unwrap_or(here).to_owned()
}

/// The folder for the profiles of this run's browsers.
pub fn scratch() -> PathBuf {
    temporary().join("browser")
}

/// The folder where a failed journey leaves its last screen.
pub fn failures() -> PathBuf {
    temporary().with_file_name("browser-failures")
}

/// The file for the duration of each journey.
pub fn times() -> PathBuf {
    temporary().with_file_name("journey-times")
}
