//! The choice of rules from a list.

use leptos::prelude::*;

use super::Select;
use crate::ui::browser::{El, el_of};
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::rule_sets;

/// A list of all rule sets, with `first` selected; its label refers to its id, `which`.
pub fn which_rules(first: &RuleSet, mut chosen: impl FnMut(&'static RuleSet) + 'static) -> El {
    let games = catalogue::ALL.map(|rules| (rules.id.to_string(), rule_sets::name(&rules.id)));
    let choose = move |id: String| {
        if let Some(found) = catalogue::find(&id) {
            chosen(found);
        }
    };
    el_of(view! { <Select id="which" options=games first=first.id.to_string() choose /> })
}
