//! What players call a rule set.

use serde::{Deserialize, Serialize};

/// What players call a rule set for which no language has a name. It is no rule: rule sets that differ only in it are
/// equal, so all given names are.
#[derive(Clone, Debug, Default, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GivenName(pub Option<String>);

impl GivenName {
    /// Returns whether there is no such name.
    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl PartialEq for GivenName {
    fn eq(&self, _: &GivenName) -> bool {
        true
    }
}
