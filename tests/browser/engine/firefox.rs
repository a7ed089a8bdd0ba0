//! Firefox through geckodriver.

use std::path::Path;

use serde_json::json;

use super::{Launch, capabilities};
use crate::leash::Leash;
use crate::tools;
use crate::wish::{Camera, Motion, Painting, Storage, Theme, Wish};

pub fn launch(folder: &Path, port: u16, wish: Wish) -> Result<Launch, String> {
    let browser = tools::find(&["firefox", "firefox-esr"])?;
    let mut driver = Leash::command(&tools::find(&["geckodriver"])?);
    driver
        .arg(format!("--port={port}"))
        .arg("--profile-root")
        .arg(folder)
        // Lets us read the browser's console and make its window narrower than its toolbar.
        .arg("--allow-system-access");
    Ok(Launch {
        driver,
        screen: None,
        capabilities: capabilities(json!({
            "moz:firefoxOptions": {
                "binary": browser,
                "args": ["-headless"],
                "prefs": {
                    "ui.prefersReducedMotion": u8::from(wish.motion == Motion::Reduced),
                    // Nought is dark and one is light.
                    "layout.css.prefers-color-scheme.content-override": u8::from(wish.theme == Theme::Light),
                    // Frames in a second; every frame is painted by the processors.
                    "layout.frame_rate": if wish.painting == Painting::Frugal { 30 } else { 60 },
                    // Five is the browser's own default and two blocks, storage along with cookies.
                    "network.cookie.cookieBehavior": if wish.storage == Storage::Blocked { 2 } else { 5 },
                    // Two pages of one machine connect, by addresses that other engines understand.
                    "media.peerconnection.ice.loopback": true,
                    "media.peerconnection.ice.obfuscate_host_addresses": false,
                    "media.navigator.streams.fake": wish.camera != Camera::None,
                    "media.navigator.permission.disabled": wish.camera != Camera::None,
                    "browser.download.folderList": 2,
                    "browser.download.dir": folder.join("downloads"),
                    "browser.download.always_ask_before_handling_new_types": false,
                    // Opens the list of downloads over the page otherwise.
                    "browser.download.alwaysOpenPanel": false,
                },
            },
        })),
    })
}
