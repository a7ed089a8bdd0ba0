//! How to write a player.

use leptos::prelude::*;

use crate::ui::browser::{El, el};
use crate::ui::components::column_head;
use rollkeep_core::rules::RuleSet;
use rollkeep_core::text::{categories, json, player as text, rule_sets, words};
use rollkeep_core::tournament::Trial;

/// The manual for own players, with details for these rules.
pub fn manual(rules: RwSignal<&'static RuleSet>) -> El {
    let terms = |of: &[(&str, String)]| {
        let rows = of.iter().map(|(term, meaning)| {
            el("div")
                .child(el("dt").child(el("code").child(*term)))
                .child(el("dd").child(meaning.as_str()))
        });
        el("dl").child(rows.collect::<Vec<_>>())
    };
    let paragraphs = text::in_short_help().map(|it| el("p").child(it));
    let limits = text::limits_help().map(|it| el("li").child(it));
    el("section.manual")
        .attr("aria-labelledby", "manual-title")
        .child(el("h2").id("manual-title").child(text::manual()))
        .child(paragraphs)
        .child(part(&text::gets(), terms(&text::gets_help())).attr("open", ""))
        .child(part(&text::returns(), terms(&text::returns_help())).attr("open", ""))
        .live_by(
            move || rules.get().id.to_string(),
            move |_| of_rules(rules.get_untracked()),
        )
        .child(part(&text::limits(), el("ul").child(limits)))
}

/// The details that depend on the rules.
fn of_rules(rules: &'static RuleSet) -> [El; 3] {
    let name = rule_sets::name(&rules.id);
    let title = |of: &str| format!("{of}: {name}");
    let rows = rules.categories.iter().map(|it| {
        el("tr")
            .child(
                el("th")
                    .attr("scope", "row")
                    .child(categories::name(&it.id)),
            )
            .child(el("td").child(el("code").child(&*it.id)))
    });
    let head = [words::box_it(), text::id()].map(column_head);
    let boxes = el("table.numbers")
        .child(el("thead").child(el("tr").child(head)))
        .child(el("tbody").child(rows.collect::<Vec<_>>()));
    // A view in the middle of a game.
    let question = Trial::new(rules, 4).ask();
    let view = question
        .map(|question| question.program_view)
        .unwrap_or_default();
    let data = serde_json::to_string(rules).unwrap_or_default();
    let (example, data_title) = (title(&text::example_view()), title(&text::rules_data()));
    [
        part(&title(&text::boxes()), boxes),
        part(&example, code(&example, &view)),
        part(&data_title, code(&data_title, &data)),
    ]
}

/// A part that folds.
pub fn part(title: &str, content: El) -> El {
    el("details")
        .child(el("summary").child(title))
        .child(content)
}

/// JSON in a box that scrolls. Several may have the same title, so it is not a landmark.
pub fn code(title: &str, json: &str) -> El {
    el("pre")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", title)
        .child(json::readable(json))
}
