//! The accessibility checker axe-core.

use std::fs;

use serde_json::Value;

use super::Page;
use crate::engine::Engine;
use crate::error::{BrowserError, Outcome};
use crate::tools;

/// Runs every rule and makes a line of each violation: which rule, how bad, where. Without the checker in the document,
/// there is no answer.
const CHECK: &str = "
    const done = arguments[arguments.length - 1];
    if (!window.axe) return done(null);
    axe.run(document, { resultTypes: ['violations'] }).then(
        ({ violations }) => done(violations.map((it) =>
            `${it.id} (${it.impact}): ${it.help}: ` + it.nodes.map((node) =>
                `${node.target.join(' ')} [${node.any.map((check) => check.message).join('; ')}]`).join(', '))),
        (error) => done(String(error)));";

impl Page {
    /// Returns the violations that axe finds in what is shown now, one in each line.
    #[track_caller]
    pub fn axe(&self) -> impl Future<Output = Vec<String>> {
        self.step(
            "check with axe".to_owned(),
            async move { self.check().await },
        )
    }

    /// Fails if axe finds any violation in what is shown now. Its rules are about the document, which is the same in all
    /// engines, so only Chromium is asked.
    #[track_caller]
    pub fn passes_axe(&self) -> impl Future<Output = ()> {
        self.step("pass axe".to_owned(), async move {
            if self.engine != Engine::Chromium {
                return Ok(());
            }
            match self.check().await?.as_slice() {
                [] => Ok(()),
                violations => Err(BrowserError(format!(
                    "{} violations:\n{}",
                    violations.len(),
                    violations.join("\n")
                ))),
            }
        })
    }

    async fn check(&self) -> Outcome<Vec<String>> {
        let driver = &self.session.driver;
        let mut found = driver.execute_async(CHECK, vec![]).await?;
        if found.json().is_null() {
            // Half a megabyte. In one script with the check, because Firefox keeps nothing between two.
            let path = tools::folder().join("node_modules/axe-core/axe.min.js");
            let axe = fs::read_to_string(&path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let both = format!("{axe}\n{CHECK}");
            found = driver.execute_async(both, vec![]).await?;
        }
        match found.json() {
            Value::Array(lines) => Ok(lines
                .iter()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect()),
            other => Err(BrowserError(format!("axe failed: {other}"))),
        }
    }
}
