//! The rules of each game.

use crate::ui::browser::{El, el};
use crate::ui::components::{answers, link, page, rules_text};
use crate::ui::route::Route;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::paper::paper;
use rollkeep_core::text::{rule_sets, words};

/// The rules of one game, with links to the others.
pub fn rules_screen(rules: &'static RuleSet) -> El {
    let tabs = catalogue::ALL.map(|other| {
        let tab = link("a.plain", &Route::Rules(other)).child(rule_sets::name(&other.id));
        match other.id == rules.id {
            true => tab.attr("aria-current", "page"),
            false => tab,
        }
    });
    page("rules", &rule_sets::name(&rules.id))
        .child(
            el("nav.tabs.even")
                .attr("aria-label", words::rules())
                .child(tabs),
        )
        .child(el("p.lead").child(rule_sets::line(&rules.id)))
        .child(rules_text(rules))
        .child(answers([
            link("a.plain", &Route::Paper(rules)).child(paper())
        ]))
}
