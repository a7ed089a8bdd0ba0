//! The accessibility checker axe-core.

use std::fs;

use serde_json::Value;

use super::Page;
use crate::fault::{Fault, Outcome};
use crate::tools;

/// Runs every rule and makes a line of each violation: which rule, how bad, where.
const CHECK: &str = "
    const done = arguments[arguments.length - 1];
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

    /// Fails if axe finds any violation in what is shown now.
    #[track_caller]
    pub fn passes_axe(&self) -> impl Future<Output = ()> {
        self.step("pass axe".to_owned(), async move {
            match self.check().await?.as_slice() {
                [] => Ok(()),
                violations => Err(Fault(format!(
                    "{} violations:\n{}",
                    violations.len(),
                    violations.join("\n")
                ))),
            }
        })
    }

    async fn check(&self) -> Outcome<Vec<String>> {
        let path = tools::folder().join("node_modules/axe-core/axe.min.js");
        let axe =
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        // In the same script as the check, because Firefox keeps nothing between two.
        let found = self
            .session
            .driver
            .execute_async(format!("{axe}\n{CHECK}"), vec![])
            .await?;
        match found.json() {
            Value::Array(lines) => Ok(lines
                .iter()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect()),
            other => Err(Fault(format!("axe failed: {other}"))),
        }
    }
}
