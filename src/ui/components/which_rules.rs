//! The choice of rules from a list.

use super::select;
use crate::ui::browser::El;
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
    select(games, &first.id, choose).id("which")
}
