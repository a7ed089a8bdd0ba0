//! The size of the page, down to phones that are narrower than any desktop browser.

use serde_json::{Value, json};
use thirtyfour::RequestData;
use thirtyfour::common::command::{Command, FormatRequestData};

use super::Page;
use super::wait::until;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};

impl Page {
    /// Sets the size of the page's viewport, in this and every later tab.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) -> impl Future<Output = ()> {
        self.step(format!("resize to {width} x {height}"), async move {
            self.size.set((width, height));
            self.fit().await?;
            // A WebKit that has just loaded a page applies the rules for the new size only when it paints, up to two
            // seconds later.
            if self.engine == Engine::WebKit {
                let painted =
                    "return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";
                self.run(painted, vec![]).await?;
            }
            Ok(())
        })
    }

    /// Removes the lower limit of Firefox's window: its toolbar may be cut off.
    pub(super) async fn unfold(&self) -> Outcome<()> {
        if self.engine == Engine::Firefox {
            self.behind(
                "document.documentElement.style.setProperty('min-width', '0', 'important')",
            )
            .await?;
        }
        Ok(())
    }

    /// Sets the viewport of this tab to the size that the journey asked for last.
    pub(super) async fn fit(&self) -> Outcome<()> {
        let (width, height) = self.size.get();
        if self.engine == Engine::Chromium {
            // Its windows are at least 500 pixels wide; the viewport can be narrower.
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.devtools("Emulation.setDeviceMetricsOverride", metrics)
                .await?;
            return Ok(());
        }
        until(async || {
            let inner = self.run("return [innerWidth, innerHeight]", vec![]).await?;
            if inner == json!([width, height]) {
                return Ok(Some(()));
            }
            let side = |index: usize| inner[index].as_i64().unwrap_or_default();
            let window = self.session.driver.get_window_rect().await?;
            // The browser's frame around the page has a constant size. A busy browser may report a page that is larger
            // than its window; then the next round finds the right size.
            let wide = i64::from(width) + window.width - side(0);
            let high = i64::from(height) + window.height - side(1);
            let at_least_1 = |length: i64| u32::try_from(length).unwrap_or_default().max(1);
            self.session
                .driver
                .set_window_rect(0, 0, at_least_1(wide), at_least_1(high))
                .await?;
            Err(BrowserError(format!(
                "the page is {inner} and not [{width},{height}]"
            )))
        })
        .await
    }

    /// Runs a script in Firefox itself instead of the page.
    pub(super) async fn behind(&self, body: &str) -> Outcome<Value> {
        self.session.driver.cmd(Context("chrome")).await?;
        let answer = self.run(body, vec![]).await;
        self.session.driver.cmd(Context("content")).await?;
        answer
    }

    /// The same for a script that calls its last argument when it is done.
    pub(super) async fn behind_until(&self, body: &str) -> Outcome<Value> {
        self.session.driver.cmd(Context("chrome")).await?;
        let answer = self.session.driver.execute_async(body, vec![]).await;
        self.session.driver.cmd(Context("content")).await?;
        Ok(answer?.json().clone())
    }
}

/// geckodriver's command that sets where scripts run.
#[derive(Debug)]
struct Context(&'static str);

impl FormatRequestData for Context {
    fn format_request(&self, session: &thirtyfour::SessionId) -> RequestData {
        // Made from another POST command, because the driver's crate keeps the type of the method private.
        let mut request = Command::Refresh.format_request(session);
        request.uri = format!("session/{session}/moz/context").into();
        request.add_body(json!({ "context": self.0 }))
    }
}
