//! What people's decisions cost over their games, and what the dice brought.

mod lost;
mod luck;

use std::sync::Arc;

use leptos::prelude::*;

use self::lost::{course, expensive, groups, kinds};
use self::luck::luck;
use super::statistics::{SelectPlayedRules, follow_games, rules_shown};
use crate::ui::background::Background;
use crate::ui::browser;
use crate::ui::components::{Labelled, Page, SelectPlace, SumRow, SumTable, TryAgain, Wide};
use crate::ui::route::Route;
use crate::ui::solver_worker::SolverWorker;
use crate::ui::store::Store;
use rollkeep_core::rules::RuleSet;
use rollkeep_core::statistics::{BestDecider, Lost, Skill};
use rollkeep_core::text::{advice, names, practice, skill as text, statistics as numbers};

/// The most people in the table; the list has everybody.
const MOST: usize = 40;

/// How well people decide under one rule set, with details about a chosen person.
#[component]
pub fn SkillScreen(
    /// The rules that are shown first; otherwise those of most games.
    asked: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let Background {
        statistics, judge, ..
    } = Background::here();
    let solver = SolverWorker::here();
    follow_games(statistics);
    let chosen = RwSignal::new(asked);
    let whose = RwSignal::new(None::<String>);
    let (played, rules) = rules_shown(statistics, chosen);
    // The games of the chosen rules are judged first.
    browser::follow(move || judge.judge_all(Some(rules.get())));
    let progress = move || match judge.waiting() {
        Some(0) | None => String::new(),
        Some(_) if solver.stalled().get() => solver.waiting(),
        Some(left) => match solver.progress().get() {
            Some(percent) => advice::working(percent),
            None => text::judging(left),
        },
    };
    let nothing = move || statistics.is_complete() && played.with(Vec::is_empty);
    let everybody = move || {
        let rules = rules.get();
        let all = statistics.with(|games| judge.with(|it| Skill::all(&rules, games, it)));
        (rules, all)
    };
    let names = Memo::new(move |_| {
        let (_, all) = everybody();
        all.into_iter().map(|it| it.name).collect::<Vec<_>>()
    });
    let people = move || {
        let (_, all) = everybody();
        (!all.is_empty()).then(|| people(&all))
    };
    let person = move || {
        let (rules, all) = everybody();
        let asked = whose.get();
        let named = all.iter().find(|it| Some(&it.name) == asked.as_ref());
        about_one(&rules, named.or(all.first())?)
    };
    view! {
        <Page screen="skill" title=text::skill()>
            <p class="help" id="judging" role="status">
                {progress}
            </p>
            <Show when=nothing>
                <p class="lead">{text::none()}</p>
            </Show>
            <SelectPlayedRules played rules chosen />
            <div class="whole">{people}</div>
            {move || {
                let names = names.get();
                (names.len() > 1).then(|| choice(names, whose))
            }}
            <div class="whole">{person}</div>
            <TryAgain />
            <div class="answers">
                <a class="plain" id="practise" href=Route::Practice.to_string()>
                    {practice::title()}
                </a>
                <a class="plain" href=Route::Statistics(None).to_string()>
                    {numbers::statistics()}
                </a>
            </div>
        </Page>
    }
}

/// The table of everybody, those first who lose least, and who decides best.
fn people(all: &[Skill]) -> impl IntoView + use<> {
    let mut ranked: Vec<(&Skill, Option<Lost>)> = all
        .iter()
        .take(MOST)
        .map(|it| (it, Lost::of(it.own())))
        .collect();
    let mean = |lost: &Option<Lost>| lost.map_or(f64::INFINITY, |it| it.mean);
    ranked.sort_by(|a, b| mean(&a.1).total_cmp(&mean(&b.1)));
    let rows = ranked.iter().map(|(it, lost)| {
        let (best, decisions) = it.best();
        let cells = [
            numbers::grouped(it.own().count()),
            text::lost(*lost),
            numbers::percent(best, decisions),
            text::luck_per_game(&it.luck(), it.games.len()),
        ];
        let name = names::shown(&it.name).into_owned();
        view! {
            <SumRow cells>
                <bdi>{name}</bdi>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    let best = BestDecider::of(all);
    let best = best.map(|it| {
        view! {
            <p class="state" id="best">
                {text::best_decider(&it)}
            </p>
        }
    });
    let table = view! { <SumTable heads=text::people_heads()>{rows}</SumTable> };
    view! {
        <h2>{text::people()}</h2>
        {best}
        <Wide name=text::people()>{table}</Wide>
        <p class="help">{text::people_help()}</p>
    }
}

/// The list from which a person is chosen.
fn choice(names: Vec<String>, whose: RwSignal<Option<String>>) -> impl IntoView {
    let now = whose.get_untracked();
    let first = names.iter().position(|name| Some(name) == now.as_ref());
    let shown: Vec<String> = names
        .iter()
        .map(|it| names::shown(it).into_owned())
        .collect();
    let choose = move |place: usize| whose.set(names.get(place).cloned());
    view! {
        <Labelled label=text::whose()>
            <SelectPlace id="whose" words=shown first choose />
        </Labelled>
    }
}

/// The details about one person; nothing before a game is judged.
fn about_one(rules: &RuleSet, skill: &Skill) -> Option<impl IntoView + use<>> {
    let lost = Lost::of(skill.own()).or_else(|| Lost::of(skill.games.iter()))?;
    let error = lost.error.map(|_| text::error_help());
    Some(view! {
        <h2>{text::lost_title()}</h2>
        <p class="state" id="lost">
            {text::loses(&skill.name, lost)}
        </p>
        {error.map(|says| view! { <p class="help">{says}</p> })}
        {groups(skill)}
        {course(skill)}
        {kinds(rules, skill)}
        {expensive(Store::here(), skill)}
        {luck(skill)}
    })
}
