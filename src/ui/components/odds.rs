//! How a turn may end.

use crate::ui::browser::{El, el};
use rollkeep_core::coach::Odds;
use rollkeep_core::rules::RuleSet;
use rollkeep_core::text::{advice, categories, words};

/// A table under a keep: how often the turn ends with what the open boxes need.
pub fn odds(rules: &RuleSet, ends: &[Odds]) -> El {
    let th = |scope, text: &str| el("th").attr("scope", scope).child(text);
    let heads = [
        words::box_it(),
        words::going_for_it(),
        words::playing_best(),
    ];
    let rows = ends.iter().map(|&(slot, tried, shown)| {
        el("tr")
            .child(th("row", &categories::name(&rules.category(slot).id)))
            .child(el("td").child(advice::percent(tried)))
            .child(el("td").child(advice::percent(shown)))
    });
    let table = el("table")
        .child(el("caption").child(words::turn_ends_with()))
        .child(el("thead").child(el("tr").child(heads.map(|head| th("col", &head)))))
        .child(el("tbody").child(rows.collect::<Vec<_>>()));
    el("tr").child(el("td.ends").attr("colspan", "3").child(table))
}
