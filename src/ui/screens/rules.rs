//! The rules of each game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{Page, RulesText};
use crate::ui::route::Route;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::text::paper::paper;
use rollkeep_core::text::{rule_sets, words};

/// The rules of one game, with links to the others.
#[component]
pub fn RulesScreen(
    /// The rules of the game.
    rules: Arc<RuleSet>,
) -> impl IntoView {
    let tabs = catalogue::all().each_ref().map(|other| {
        let current = (*other == rules).then_some("page");
        view! {
            <a class="plain" href=Route::Rules(other.clone()).to_string() aria-current=current>
                {rule_sets::name(&other.id)}
            </a>
        }
    });
    view! {
        <Page screen="rules" title=rule_sets::name(&rules.id)>
            <nav class="tabs even" aria-label=words::rules()>
                {tabs}
            </nav>
            <p class="lead">{rule_sets::line(&rules.id)}</p>
            <RulesText rules=&rules />
            <div class="answers">
                <a class="plain" href=Route::Paper(rules).to_string()>
                    {paper()}
                </a>
            </div>
        </Page>
    }
}
