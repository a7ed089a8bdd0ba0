//! The rules of a game, to be read.

use leptos::prelude::*;

use crate::rules::RuleSet;
use crate::text::{categories, rule_sets};

/// The rules of a game, to be read; every number in it comes from the rule set.
#[component]
pub fn RulesText(
    /// Which game.
    rules: RuleSet,
) -> impl IntoView {
    let parts = rule_sets::rules(&rules);
    let boxes: Vec<(String, String)> = rules
        .categories
        .iter()
        .map(|category| {
            let name = categories::name(&category.id).to_owned();
            (name, categories::help(&rules, category))
        })
        .collect();
    view! {
        <div class="prose">
            {parts.into_iter().map(|(title, sentences)| view! {
                <h2>{title}</h2>
                {sentences.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            }).collect_view()}
            <dl>
                {boxes.into_iter().map(|(name, help)| view! {
                    <div><dt>{name}</dt><dd>{help}</dd></div>
                }).collect_view()}
            </dl>
        </div>
    }
}
