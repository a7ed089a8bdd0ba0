//! Errors between a journey and its browser.

use std::fmt;

use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

/// A sentence for whoever reads the failed test.
#[derive(Debug)]
pub struct BrowserError(pub String);

/// How the sentence begins if the browser, or the page's process, is dead.
const DEATH: &str = "the browser has died";

impl BrowserError {
    /// Returns whether nothing will be answered any more.
    pub fn is_death(&self) -> bool {
        self.0.starts_with(DEATH)
    }
}

impl fmt::Display for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BrowserError {}

impl From<String> for BrowserError {
    fn from(sentence: String) -> Self {
        Self(sentence)
    }
}

impl From<WebDriverError> for BrowserError {
    /// Drivers add the stack of their own source, which does not help here.
    fn from(error: WebDriverError) -> Self {
        let text = error.to_string();
        let text = text.split("Stacktrace:").next().unwrap_or_default();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match error.as_inner() {
            // Then the driver does not know the session any more.
            WebDriverErrorInner::InvalidSessionId(_) => Self(format!("{DEATH}: {text}")),
            _ => Self(text),
        }
    }
}

/// The result of a step of a journey.
pub type Outcome<T> = Result<T, BrowserError>;
