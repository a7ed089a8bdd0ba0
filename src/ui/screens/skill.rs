//! What people's decisions cost over their games, and what the dice brought.

mod decider;
mod everybody;
mod lost;
mod luck;

use std::sync::Arc;

use leptos::prelude::*;

use self::decider::Decider;
use self::everybody::{best, everybody};
use self::lost::{costs, expensive, most_lost};
use self::luck::{last_games, luck};
use super::statistics::{PersonShown, RulesShown, SelectShown, part};
use crate::ui::background::{Background, use_background};
use crate::ui::browser;
use crate::ui::components::{Fold, Page, SeenAndHeard, TryAgain, changing};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::solver_worker::use_solver_worker;
use rollkeep_app::statistics::Skill;
use rollkeep_rules::RuleSet;
use rollkeep_solver::coach::has_best_play;
use rollkeep_words::{advice, names, practice, skill as text, statistics as numbers};

/// How well people decide under one rule set: where a chosen person loses most, and below or beside that the details.
#[component]
pub fn SkillScreen(
    /// The rules that are shown first; otherwise those of most games.
    asked: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let Background {
        statistics, judge, ..
    } = use_background();
    let (solver, settings) = (use_solver_worker(), use_preferences());
    let rules = RulesShown::new(statistics, asked);
    // The games of the chosen rules are judged first.
    browser::follow(move || judge.judge_all(Some(rules.get())));
    let progress = move || match judge.waiting() {
        Some(0) | None => String::new(),
        Some(_) if solver.status().stalled => solver.waiting(),
        Some(left) => match solver.status().progress {
            Some(percent) => advice::working(percent),
            None => text::judging(left),
        },
    };
    let judges = move || match judge.waiting() {
        Some(0) | None => String::new(),
        Some(_) => solver.waiting_aloud(),
    };
    let all = Memo::new(move |_| {
        let rules = rules.get();
        statistics.with(|games| judge.with(|it| Skill::all(&rules, games, it)))
    });
    let names = Memo::new(move |_| {
        let name = |it: &Skill| it.name.clone();
        all.with(|all| all.iter().map(name).collect::<Vec<_>>())
    });
    let person = PersonShown::new(names, move || {
        settings.with(|settings| settings.own_name.get().map(str::to_owned))
    });
    let decider = Memo::new(move |_| {
        let name = person.get()?;
        let skill = all.with(|all| all.iter().find(|it| it.name == name).cloned())?;
        let spoken = settings.with(|settings| settings.own_name.spoken(&name).to_owned());
        Decider::new(rules.get(), skill, spoken)
    });
    let is_judged = move || decider.with(Option::is_some);
    let decides_best = move || {
        let own = settings.with(|settings| settings.own_name.clone());
        all.with(|all| best(all, &own))
    };
    view! {
        <Page screen="skill" title=text::skill() class="page broad">
            <div class="column">
                <SelectShown
                    rules
                    person
                    label=text::whose()
                    name=|name| names::shown(name).into_owned()
                />
                <Show when=move || !has_best_play(&rules.get())>
                    <p
                        class="lead"
                        id="no-skill"
                        prop:textContent=changing(move || advice::silent(&rules.get()))
                    ></p>
                </Show>
                <SeenAndHeard id="judging" seen=progress heard=judges />
                <Show when=move || rules.none_played() && has_best_play(&rules.get())>
                    <p class="lead">{text::none()}</p>
                </Show>
                {part(decider, most_lost)}
                <TryAgain />
            </div>
            <div class="column">
                {part(decider, expensive)} {part(decider, luck)} {decides_best}
                <Show when=move || all.with(|all| !all.is_empty())>
                    <Fold title=text::people()>{move || all.with(|all| everybody(all))}</Fold>
                </Show> <Show when=is_judged>
                    <Fold title=text::lost_title()>{part(decider, costs)}</Fold>
                    <Fold title=text::last_games()>{part(decider, last_games)}</Fold>
                </Show> <div class="answers">
                    <a class="plain" id="practise" href=LazyRoute::Practice.to_string()>
                        {practice::title()}
                    </a>
                    <a class="plain" href=LazyRoute::Statistics(None).to_string()>
                        {numbers::statistics()}
                    </a>
                </div>
            </div>
        </Page>
    }
}
