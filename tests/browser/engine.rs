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

use crate::leash::Leash;
use crate::wish::Wish;

/// The folder of a browser's profile, in the folder of its session.
pub const PROFILE: &str = "profile";

/// A family of browsers: all the browsers there are, as far as a page can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// How to start one session: the driver's command, and what to ask of it.
pub struct Launch {
    /// The driver, ready to be started on the port it was made for.
    pub driver: Command,
    /// What the session is asked for: flags, preferences, profile.
    pub capabilities: Capabilities,
    /// The screen that the browser draws on, if it cannot do without.
    pub screen: Option<Leash>,
}

impl Engine {
    /// Whether this run is about this engine: all of them, unless `ROLLKEEP_ENGINES` names some.
    /// A run on CI is always about all.
    pub fn wanted(self) -> bool {
        match env::var("ROLLKEEP_ENGINES") {
            Ok(names) if env::var_os("CI").is_none() => {
                names.split(',').any(|name| name.trim() == self.to_string())
            }
            _ => true,
        }
    }

    /// Where a profile lies, or is wanted, from which browsers of this engine start sooner; `None` for an engine to
    /// which it makes no difference.
    pub fn used_profile(self) -> Option<PathBuf> {
        match self {
            Self::Firefox => firefox::used_profile().ok(),
            Self::Chromium | Self::WebKit => None,
        }
    }

    /// Finds the programs and prepares a session in `folder`, with the driver on `port`.
    pub fn launch(self, folder: &Path, port: u16, wish: Wish) -> Result<Launch, String> {
        match self {
            Self::Chromium => chromium::launch(folder, port, wish),
            Self::Firefox => firefox::launch(folder, port, wish),
            Self::WebKit => webkit::launch(folder, port, wish),
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

/// Names the capabilities of one engine. Our own [patience](crate::patience) ends before the driver's does.
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
