//! The choice of rules from a list.

use std::sync::Arc;

use leptos::prelude::*;

use super::Select;
use rollkeep_rules::{PortableRules, RuleSet, catalogue};
use rollkeep_words::rule_sets;

/// A list of all rule sets, and of those that are chosen at first; its label refers to its id, `which`.
#[component]
pub fn SelectRules(
    /// The rule set that is chosen at first.
    first: Arc<RuleSet>,
    /// Takes the rule set that is chosen.
    mut choose: impl FnMut(Arc<RuleSet>) + 'static,
) -> impl IntoView {
    let key = |rules: &Arc<RuleSet>| PortableRules::key(rules);
    let all = catalogue::and_others([&first]);
    let options = all.iter().map(|rules| (key(rules), rule_sets::name(rules)));
    let options: Vec<_> = options.collect();
    let choose = move |chosen: String| {
        if let Some(found) = all.iter().find(|rules| key(rules) == chosen) {
            choose(found.clone());
        }
    };
    view! { <Select id="which" options first=key(&first) choose /> }
}
