//! Chromium through chromedriver.

use std::path::Path;

use serde_json::json;

use super::{Launch, PROFILE, capabilities};
use crate::browser_options::{Browser, BrowserOptions, Camera, Heap, Motion, Storage, Theme};
use crate::camera_video;
use crate::process_group::ProcessGroup;
use crate::tools;

/// Chromium without windows, tabs, settings and extensions: the same engine, which starts with a tenth of the work.
const SHELL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/engine/headless-shell.sh");

/// Returns whether a journey needs nothing that only the full browser has.
fn frugal(options: BrowserOptions) -> bool {
    options.storage == Storage::Open
        && options.camera == Camera::None
        && options.browser != Browser::Whole
}

pub fn launch(folder: &Path, port: u16, options: BrowserOptions) -> Result<Launch, String> {
    let whole = tools::find(&["chromium", "google-chrome", "chromium-browser"])?;
    let shell = frugal(options) && tools::find(&["chromium-headless-shell"]).is_ok();
    let browser = if shell { SHELL.into() } else { whole };
    let mut driver = ProcessGroup::command(&tools::find(&["chromedriver"])?);
    driver.arg(format!("--port={port}"));

    let mut flags = vec![
        // The sandbox refuses to start for root, who runs most CI containers.
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--no-first-run".to_owned(),
        format!("--accept-lang={}", options.language),
        // Two pages on one machine connect, with addresses that other engines understand.
        "--allow-loopback-in-peer-connection".to_owned(),
        "--disable-features=WebRtcHideLocalIpsWithMdns".to_owned(),
        format!("--user-data-dir={}", folder.join(PROFILE).display()),
        // 0 is dark and 1 is light.
        format!(
            "--blink-settings=preferredColorScheme={}",
            u8::from(options.theme == Theme::Light)
        ),
    ];
    if !shell {
        flags.push("--headless=new".to_owned());
    }
    if options.browser == Browser::Isolated {
        flags.push("--site-per-process".to_owned());
    }
    if options.motion == Motion::Reduced {
        flags.push("--force-prefers-reduced-motion".to_owned());
    }
    if options.heap == Heap::Small {
        flags.push("--js-flags=--max-old-space-size=100".to_owned());
        // It would write where it crashed, for longer than a program may think.
        flags.push("--disable-in-process-stack-traces".to_owned());
    }
    if let Camera::Text(text) = options.camera {
        let path = folder.join("camera.y4m");
        camera_video::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        flags.push("--use-fake-device-for-media-stream".to_owned());
        flags.push("--use-fake-ui-for-media-stream".to_owned());
        flags.push(format!(
            "--use-file-for-fake-video-capture={}",
            path.display()
        ));
    }
    Ok(Launch {
        driver,
        screen: None,
        capabilities: capabilities(json!({
            "goog:chromeOptions": {
                "binary": browser,
                "args": flags,
                "prefs": {
                    // For pages that open later; the session sets it for the first one.
                    "download.default_directory": folder.join("downloads"),
                    "download.prompt_for_download": false,
                    // 1 allows and 2 blocks; this includes storage.
                    "profile.default_content_setting_values.cookies": 1 + u8::from(options.storage == Storage::Blocked),
                },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        })),
    })
}
