//! The rules of each game, to be read.

use leptos::prelude::*;

use crate::rules::{RuleSet, catalogue};
use crate::text::{rule_sets, words};
use crate::ui::components::{Page, RulesText};
use crate::ui::route::Route;

/// The rules of one game, with links to the others.
#[component]
pub fn RulesScreen(
    /// Which game.
    rules: &'static RuleSet,
) -> impl IntoView {
    view! {
        <Page screen="rules" title=rule_sets::name(&rules.id)>
            <nav class="tabs" aria-label=words::RULES>
                {catalogue::ALL.map(|other| view! {
                    <a
                        class="plain"
                        href=Route::Rules(other).href()
                        aria-current=(other.id == rules.id).then_some("page")
                    >
                        {rule_sets::name(&other.id)}
                    </a>
                })}
            </nav>
            <p class="lead">{rule_sets::line(&rules.id)}</p>
            <RulesText rules=rules.clone()/>
        </Page>
    }
}
