//! Clears a browser for another journey.

use std::fs;
use std::time::Duration;

use serde_json::json;

use super::Page;
use crate::deadline::within;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};

/// How long that may take.
const CLEAR: Duration = Duration::from_secs(20);

/// Deletes all that pages have stored, and reports the end.
const FORGET_FIREFOX: &str = "
    const done = arguments[arguments.length - 1];
    const all = Ci.nsIClearDataService.CLEAR_DOM_STORAGES | Ci.nsIClearDataService.CLEAR_PERMISSIONS;
    Services.clearData.deleteData(all, (failed) => done(failed));";

impl Page {
    /// Leaves one empty tab, no stored data, no downloads and an empty console.
    pub async fn clear(&self) -> Outcome<()> {
        within(CLEAR, async {
            let driver = &self.session.driver;
            let old = driver.windows().await?;
            let origin = driver.execute("return location.origin", vec![]).await?;
            let new = driver.new_tab().await?;
            for tab in old {
                driver.switch_to_window(tab).await?;
                driver.close_window().await?;
            }
            driver.switch_to_window(new).await?;
            match self.engine {
                Engine::Chromium => {
                    let all = json!({ "origin": origin.json(), "storageTypes": "all" });
                    self.devtools("Storage.clearDataForOrigin", all).await?;
                }
                Engine::Firefox => {
                    let failed = self.behind_until(FORGET_FIREFOX).await?;
                    if failed != json!(0) {
                        return Err(BrowserError(format!("its storage is not empty: {failed}")));
                    }
                }
                Engine::WebKit => {}
            }
            self.read_console().await?;
            for file in fs::read_dir(&self.session.downloads).into_iter().flatten() {
                let removed = file.and_then(|file| fs::remove_file(file.path()));
                removed.map_err(|error| {
                    BrowserError(format!("what it has downloaded stays: {error}"))
                })?;
            }
            Ok(())
        })
        .await
    }
}
