//! The three engines that every journey runs in.

mod chromium;
mod firefox;
mod webkit;

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use thirtyfour::Capabilities;

use crate::browser_options::BrowserOptions;
use crate::process_group::ProcessGroup;

/// The folder of a browser's profile, in the folder of its session.
pub const PROFILE: &str = "profile";

/// A family of browsers. A page cannot tell more about a browser than its engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// How to start a session: the driver's command and the capabilities.
pub struct Launch {
    /// The driver, ready to start on its port.
    pub driver: Command,
    /// The capabilities: flags, preferences, profile.
    pub capabilities: Capabilities,
    /// The virtual screen, for a browser that needs one.
    pub screen: Option<ProcessGroup>,
}

impl Engine {
    /// Returns whether this run includes this engine: all of them, unless `ROLLKEEP_ENGINES` names some. A run on CI
    /// always includes all.
    pub fn wanted(self) -> bool {
        match env::var("ROLLKEEP_ENGINES") {
            Ok(names) if env::var_os("CI").is_none() => {
                names.split(',').any(|name| name.trim() == self.to_string())
            }
            _ => true,
        }
    }

    /// Returns the folder of a used profile, with which browsers of this engine start sooner; `None` if that makes no
    /// difference for this engine.
    pub fn used_profile(self) -> Option<PathBuf> {
        match self {
            Self::Firefox => firefox::used_profile().ok(),
            Self::Chromium | Self::WebKit => None,
        }
    }

    /// Finds the programs and prepares a session in `folder`, with the driver on `port`.
    pub fn launch(
        self,
        folder: &Path,
        port: u16,
        options: BrowserOptions,
    ) -> Result<Launch, String> {
        match self {
            Self::Chromium => chromium::launch(folder, port, options),
            Self::Firefox => firefox::launch(folder, port, options),
            Self::WebKit => webkit::launch(folder, port, options),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

/// Makes the capabilities of one engine. The tests' own [deadline](crate::deadline) ends before the driver's.
fn capabilities(wanted: Value) -> Capabilities {
    match wanted {
        Value::Object(mut map) => {
            let limits = json!({ "script": 900_000, "pageLoad": 900_000 });
            map.insert("timeouts".to_owned(), limits);
            map.into()
        }
        other => unreachable!("capabilities are an object, not {other}"),
    }
}
