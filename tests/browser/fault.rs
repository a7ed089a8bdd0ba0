//! Errors between a journey and its browser.

use std::fmt;

use thirtyfour::error::WebDriverError;

/// A sentence for whoever reads the failed test.
#[derive(Debug)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl From<String> for Fault {
    fn from(sentence: String) -> Self {
        Self(sentence)
    }
}

impl From<WebDriverError> for Fault {
    /// Drivers add the stack of their own source, which does not help here.
    fn from(error: WebDriverError) -> Self {
        let text = error.to_string();
        let text = text.split("Stacktrace:").next().unwrap_or_default();
        Self(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// The result of a step of a journey.
pub type Outcome<T> = Result<T, Fault>;
