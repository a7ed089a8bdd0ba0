//! The rules of each game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::components::{Fold, Page, RulesText};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::usual_rules::language;
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::coach::has_best_play;
use rollkeep_words::paper::paper;
use rollkeep_words::{openings, rule_sets, words};

/// The rules of one game, with links to the others.
#[component]
pub fn RulesScreen(
    /// The rules of the game; otherwise those of the catalogue's first one.
    rules: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let rules = rules.unwrap_or_else(catalogue::default);
    let language = use_preferences().with_untracked(language);
    let groups = catalogue::likely_groups(&rules, &language).into_iter();
    let groups = groups.map(|group| {
        let games = group.games.iter().map(|other| {
            let current = (*other == rules).then_some("page");
            view! {
                <a
                    class="plain"
                    href=LazyRoute::Rules(Some(other.clone())).to_string()
                    aria-current=current
                >
                    {rule_sets::name(other)}
                </a>
            }
        });
        view! {
            <h3>{rule_sets::family(group.family)}</h3>
            <div class="tabs even">{games.collect_view()}</div>
        }
    });
    let groups = groups.collect_view();
    view! {
        <Page screen="rules" title=rule_sets::name(&rules)>
            <p class="lead">{rule_sets::line(&rules)}</p>
            <nav aria-label=words::rules()>
                <Fold title=rule_sets::others()>{groups}</Fold>
            </nav>
            <RulesText rules=&rules />
            <div class="answers">
                <a
                    class="strong"
                    id="play-this"
                    href=LazyRoute::New(Some(rules.clone())).to_string()
                >
                    {rule_sets::play_this()}
                </a>
                {has_best_play(&rules)
                    .then(|| {
                        view! {
                            <a class="plain" id="openings" href=LazyRoute::openings(&rules)>
                                {openings::title()}
                            </a>
                        }
                    })}
                <a class="plain" href=LazyRoute::Paper(Some(rules)).to_string()>
                    {paper()}
                </a>
            </div>
        </Page>
    }
}
