//! How to write a player.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{DataTable, Fold};
use rollkeep_app::tournament::Trial;
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_words::{categories, json, player as text, rule_sets, words};

/// The manual for own players, with details for these rules.
#[component]
pub fn Manual(
    /// The rules.
    rules: RwSignal<Arc<RuleSet>>,
) -> impl IntoView {
    let paragraphs = text::in_short_help().map(|it| view! { <p>{it}</p> });
    let limits = text::limits_help().map(|it| view! { <li>{it}</li> });
    view! {
        <section class="manual" aria-labelledby="manual-title">
            <h2 id="manual-title">{text::manual()}</h2>
            {paragraphs}
            <Fold title=text::gets() open=true>
                <Terms of=text::gets_help() />
            </Fold>
            <Fold title=text::returns() open=true>
                <Terms of=text::returns_help() />
            </Fold>
            // With other rules these parts are made anew, folded.
            <For
                each=move || [rules.get()]
                key=|rules| PortableRules::key(rules)
                children=|rules| view! { <OfRules rules /> }
            />
            <Fold title=text::limits()>
                <ul>{limits}</ul>
            </Fold>
        </section>
    }
}

/// Words of the program with their meanings.
#[component]
fn Terms(
    /// The words and their meanings.
    #[prop(into)]
    of: Vec<(&'static str, String)>,
) -> impl IntoView {
    let rows = of.into_iter().map(|(term, meaning)| {
        view! {
            <div>
                <dt>
                    <code>{term}</code>
                </dt>
                <dd>{meaning}</dd>
            </div>
        }
    });
    view! { <dl>{rows.collect_view()}</dl> }
}

/// The details that depend on the rules.
#[component]
fn OfRules(
    /// The rules.
    rules: Arc<RuleSet>,
) -> impl IntoView {
    let name = rule_sets::name(&rules);
    let title = move |of: &str| format!("{of}: {name}");
    let rows = rules.categories.iter().map(|it| {
        view! {
            <tr>
                <th scope="row">{categories::name(&it.id)}</th>
                <td>
                    <code>{&*it.id}</code>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let heads = [words::box_it(), text::id()];
    // A view in the middle of a game.
    let question = Trial::new(&rules, 4).ask();
    let example = question
        .map(|question| question.program_view)
        .unwrap_or_default();
    let data = serde_json::to_string(&*rules).unwrap_or_default();
    let (example_title, data_title) = (title(&text::example_view()), title(&text::rules_data()));
    view! {
        <Fold title=title(&text::boxes())>
            <DataTable class="numbers" heads attr:aria-label=title(&text::boxes())>
                {rows}
            </DataTable>
        </Fold>
        <Fold title=example_title.clone()>
            <Json title=example_title json=example />
        </Fold>
        <Fold title=data_title.clone()>
            <Json title=data_title json=data />
        </Fold>
    }
}

/// JSON in a box that scrolls. Several may have the same title, so it is not a landmark.
#[component]
pub fn Json(
    /// What screen readers read first.
    #[prop(into)]
    title: String,
    /// The JSON, in one line.
    #[prop(into)]
    json: String,
) -> impl IntoView {
    view! {
        <pre tabindex="0" role="group" aria-label=title>
            {json::readable(&json)}
        </pre>
    }
}
