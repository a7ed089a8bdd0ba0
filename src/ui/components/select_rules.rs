//! The choice of rules from a list.

use std::sync::Arc;

use leptos::prelude::*;

use super::Select;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::rule_sets;

/// A list of all rule sets; its label refers to its id, `which`.
#[component]
pub fn SelectRules(
    /// The rule set that is chosen at first.
    first: Arc<RuleSet>,
    /// Takes the rule set that is chosen.
    mut choose: impl FnMut(Arc<RuleSet>) + 'static,
) -> impl IntoView {
    let games = catalogue::all().iter();
    let games = games.map(|rules| (rules.id.clone(), rule_sets::name(&rules.id)));
    let options: Vec<_> = games.collect();
    let choose = move |id: String| {
        if let Some(found) = catalogue::find(&id) {
            choose(found);
        }
    };
    view! { <Select id="which" options first=first.id.clone() choose /> }
}
