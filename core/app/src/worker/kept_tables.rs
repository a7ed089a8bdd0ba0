//! Where the browser keeps solved rule sets: each as a [`Policy`](rollkeep_solver::Policy) in bytes, under an address in one of
//! its caches. The worker reads and writes them, the page lists and deletes them.

use std::sync::Arc;

use rollkeep_rules::{PortableRules, RuleSet, catalogue};

/// The name of the cache. The service worker leaves it alone, and so do new versions: a policy has a version of its own.
pub const CACHE: &str = "rollkeep-tables";

/// Rules that take longer to solve are kept, in milliseconds.
pub const WORTH_KEEPING: f64 = 2000.0;

/// Where the policy of these rules is, within the cache. It is the same on every page of a host, and nothing else.
pub fn address(rules: &RuleSet) -> String {
    format!("/solved/{}", PortableRules::key(rules))
}

/// The rules whose policy is at such an address; `None` if the catalogue does not have them.
pub fn rules_at(address: &str) -> Option<Arc<RuleSet>> {
    let (_, id) = address.rsplit_once("/solved/")?;
    catalogue::find(id)
}
