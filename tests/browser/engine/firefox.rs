//! Firefox through geckodriver.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde_json::json;

use super::{Launch, PROFILE, capabilities};
use crate::browser_options::{Browser, BrowserOptions, Camera, Motion, Storage, Theme};
use crate::process_group::ProcessGroup;
use crate::tools;

/// Files that a running Firefox leaves in its profile and that are useless for another one.
const OF_ONE_RUN: [&str; 5] = [
    "lock",
    ".parentlock",
    "MarionetteActivePort",
    "cache2",
    "storage",
];

fn browser() -> Result<PathBuf, String> {
    tools::find(&["firefox", "firefox-esr"])
}

/// Returns the folder of a profile that this Firefox has used before. With a copy of it, a browser starts in little
/// more than half the time, because it contains what Firefox prepares at its first start.
pub fn used_profile() -> Result<PathBuf, String> {
    let changed = fs::metadata(browser()?).and_then(|it| it.modified());
    let changed = changed.map_err(|error| format!("firefox: {error}"))?;
    let changed = changed.duration_since(UNIX_EPOCH).unwrap_or_default();
    let name = format!("firefox-profile-{}", changed.as_secs());
    Ok(tools::scratch().join(name))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        if OF_ONE_RUN.iter().any(|it| name == *it) {
            continue;
        }
        let to = to.join(name);
        match kind.is_dir() {
            true => copy(&entry.path(), &to)?,
            false => fs::copy(entry.path(), to).map(|_| ())?,
        }
    }
    Ok(())
}

pub fn launch(folder: &Path, port: u16, options: BrowserOptions) -> Result<Launch, String> {
    let browser = browser()?;
    let profile = folder.join(PROFILE);
    let used = used_profile()?;
    let ready = match used.is_dir() {
        true => copy(&used, &profile),
        false => fs::create_dir_all(&profile),
    };
    ready.map_err(|error| format!("{}: {error}", profile.display()))?;
    let mut driver = ProcessGroup::command(&tools::find(&["geckodriver"])?);
    driver
        .arg(format!("--port={port}"))
        // Lets the tests read the browser's console and make its window narrower than its toolbar.
        .arg("--allow-system-access");
    Ok(Launch {
        driver,
        screen: None,
        capabilities: capabilities(json!({
            "moz:firefoxOptions": {
                "binary": browser,
                "args": ["-headless", "-profile", profile],
                "prefs": {
                    "intl.accept_languages": options.language,
                    "ui.prefersReducedMotion": u8::from(options.motion == Motion::Reduced),
                    // 0 is dark and 1 is light.
                    "layout.css.prefers-color-scheme.content-override": u8::from(options.theme == Theme::Light),
                    // Frames per second; the processor paints every frame.
                    "layout.frame_rate": if options.browser == Browser::Whole { 60 } else { 30 },
                    // 5 is the browser's default and 2 blocks; this includes storage.
                    "network.cookie.cookieBehavior": if options.storage == Storage::Blocked { 2 } else { 5 },
                    // Two pages on one machine connect, with addresses that other engines understand.
                    "media.peerconnection.ice.loopback": true,
                    "media.peerconnection.ice.obfuscate_host_addresses": false,
                    "media.navigator.streams.fake": options.camera != Camera::None,
                    "media.navigator.permission.disabled": options.camera != Camera::None,
                    "browser.download.folderList": 2,
                    "browser.download.dir": folder.join("downloads"),
                    "browser.download.always_ask_before_handling_new_types": false,
                    // Otherwise the list of downloads opens over the page.
                    "browser.download.alwaysOpenPanel": false,
                },
            },
        })),
    })
}
