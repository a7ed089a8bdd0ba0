//! What went wrong between a journey and its browser.

use std::fmt;

use thirtyfour::error::WebDriverError;

/// A sentence for the person who reads the failed test.
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
    /// Drivers send the stack of their own source along, which helps nobody here.
    fn from(error: WebDriverError) -> Self {
        let text = error.to_string();
        let text = text.split("Stacktrace:").next().unwrap_or_default();
        Self(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// What a step of a journey comes to.
pub type Outcome<T> = Result<T, Fault>;
