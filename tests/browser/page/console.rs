//! Errors in the browser's console.

use serde_json::Value;

use super::Page;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};

/// WebKit's console cannot be read, so the page's own events must do: everything after it has loaded.
const LISTEN: &str = "
    if (window.consoleErrors) return;
    window.consoleErrors = [];
    const note = (what) => window.consoleErrors.push(String(what));
    addEventListener('error', (event) => note(event.message || event.target), true);
    addEventListener('unhandledrejection', (event) => note(event.reason));
    addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} ${event.blockedURI}`));
    const error = console.error;
    console.error = (...what) => { note(what.join(' ')); error(...what); };";

/// Errors of scripts and of the page's security policy, without those of Firefox itself, and without two that only a page
/// that goes away causes. It does not wait for files: Firefox blames the service worker for them. A file that fails
/// otherwise is missing on the page, too. And Firefox stops its scripts, sometimes in the middle of what follows
/// `pagehide`: wasm-bindgen then says of the next call that the closure still runs. By then the message has no window.
const READ_FIREFOX: &str = "
    const all = Services.console.getMessageArray();
    Services.console.reset();
    return all.filter((it) => it instanceof Ci.nsIScriptError)
        .filter((it) => (it.flags & Ci.nsIScriptError.warningFlag) === 0 && it.sourceName.startsWith('http'))
        .filter((it) => !it.errorMessage.includes('A ServiceWorker intercepted the request'))
        .filter((it) => it.innerWindowID !== 0 || !it.errorMessage.includes('closure invoked recursively'))
        .map((it) => `${it.sourceName}:${it.lineNumber} ${it.errorMessage}`);";

const READ_WEBKIT: &str = "return (window.consoleErrors ?? []).splice(0)";

impl Page {
    /// Returns the errors in the console since the last call. Chromium reports everything, Firefox what scripts throw
    /// and the security policy blocks, WebKit what comes after the page has loaded.
    #[track_caller]
    pub fn console_errors(&self) -> impl Future<Output = Vec<String>> {
        self.step("read the console".to_owned(), async move {
            self.read_console().await
        })
    }

    /// Fails if the page has used a text node that a translator had replaced.
    #[track_caller]
    pub fn is_translatable(&self) -> impl Future<Output = ()> {
        self.step("read the console".to_owned(), async move {
            let all = self.read_console().await?;
            let frozen: Vec<String> = all
                .into_iter()
                .filter(|it| it.contains("Translated:"))
                .collect();
            match frozen.is_empty() {
                true => Ok(()),
                false => Err(BrowserError(frozen.join("\n"))),
            }
        })
    }

    /// Makes sure that [`Page::console_errors`] can report errors of this document.
    pub(super) async fn listen(&self) -> Outcome<()> {
        if self.engine == Engine::WebKit {
            self.run(LISTEN, vec![]).await?;
        }
        Ok(())
    }

    pub(super) async fn read_console(&self) -> Outcome<Vec<String>> {
        let told = match self.engine {
            Engine::Chromium => {
                let log = self.session.driver.browser_log().await?;
                return Ok(log
                    .into_iter()
                    .filter(|it| it.level == "SEVERE")
                    .map(|it| it.message)
                    .collect());
            }
            Engine::Firefox => self.behind(READ_FIREFOX).await?,
            Engine::WebKit => self.run(READ_WEBKIT, vec![]).await?,
        };
        let told = told.as_array().into_iter().flatten();
        Ok(told.filter_map(Value::as_str).map(str::to_owned).collect())
    }
}
