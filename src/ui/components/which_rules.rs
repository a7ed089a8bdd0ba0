//! The choice of rules from a list.

use super::option;
use crate::rules::{RuleSet, catalogue};
use crate::text::rule_sets;
use crate::ui::browser::{El, el, value_of};

/// A list of all rule sets, with `first` selected; its label refers to its id, `which`.
pub fn which_rules(first: &RuleSet, mut chosen: impl FnMut(&'static RuleSet) + 'static) -> El {
    let games = catalogue::ALL.map(|rules| {
        let option = option(&rules.id, &rule_sets::name(&rules.id));
        match rules.id == first.id {
            true => option.attr("selected", ""),
            false => option,
        }
    });
    el("select")
        .id("which")
        .child(games)
        .on("change", move |event| {
            if let Some(found) = catalogue::find(&value_of(&event)) {
                chosen(found);
            }
        })
}
