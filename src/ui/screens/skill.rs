//! What people's decisions cost over their games, and what the dice brought.

mod lost;
mod luck;

use leptos::prelude::*;

use self::lost::{course, expensive, groups, kinds};
use self::luck::luck;
use super::statistics::{follow_games, rules_shown, table, which};
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, labelled, link, page, select_place, try_again, wide};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::solver::Solver;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::statistics::{BestDecider, Lost, Skill};
use rollkeep_core::text::{advice, names, practice, skill as text, statistics as numbers};

/// The most people in the table; the list has everybody.
const MOST: usize = 40;

/// How well people decide under one rule set, with details about a chosen person.
pub fn skill_screen(asked: Option<&'static RuleSet>) -> El {
    let Background {
        statistics, judge, ..
    } = Background::here();
    let solver = Solver::here();
    follow_games(statistics);
    let chosen = RwSignal::new(asked);
    let whose = RwSignal::new(None::<String>);
    let (played, rules) = rules_shown(statistics, chosen);
    // The games of the chosen rules are judged first.
    browser::follow(move || judge.judge_all(catalogue::find(rules.get())));
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
        let rules = catalogue::find(rules.get())?;
        let all = statistics.with(|games| judge.with(|it| Skill::all(rules, games, it)));
        Some((rules, all))
    };
    let names = Memo::new(move |_| {
        let everybody = everybody();
        let all = everybody.map(|(_, all)| all).unwrap_or_default();
        all.into_iter().map(|it| it.name).collect::<Vec<_>>()
    });
    page("skill", &text::skill())
        .child(
            el("p.help")
                .id("judging")
                .attr("role", "status")
                .live_text(progress),
        )
        .when(nothing, || el("p.lead").child(text::none()))
        .live_by(
            move || played.with(|all| all.iter().map(|it| it.0).collect::<Vec<_>>()),
            move |played| {
                let choose = move |id: &str| chosen.set(catalogue::find(id));
                (!played.is_empty()).then(|| which(&played, untrack(|| rules.get()), choose))
            },
        )
        .child(el("div.whole").live(move || {
            let (_, all) = everybody()?;
            (!all.is_empty()).then(|| people(&all))
        }))
        .live_by(
            move || names.get(),
            move |names| (names.len() > 1).then(|| choice(names, whose)),
        )
        .child(el("div.whole").live(move || {
            let (rules, all) = everybody()?;
            let asked = whose.get();
            let named = all.iter().find(|it| Some(&it.name) == asked.as_ref());
            Some(about_one(rules, named.or(all.first())?))
        }))
        .child(try_again())
        .child(answers([
            link("a.plain", &Route::Practice)
                .id("practise")
                .child(practice::title()),
            link("a.plain", &Route::Statistics(None)).child(numbers::statistics()),
        ]))
}

fn people(all: &[Skill]) -> Vec<El> {
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
        let name = el("bdi").child(names::shown(&it.name));
        el("tr")
            .child(el("th").attr("scope", "row").child(name))
            .child(cells.map(|cell| el("td").child(cell)))
    });
    let rows = rows.collect();
    let best = BestDecider::of(all);
    let best = best.map(|it| el("p.state").id("best").child(text::best_decider(&it)));
    let mut parts = vec![el("h2").child(text::people())];
    parts.extend(best);
    parts.push(wide(&text::people(), table(&text::people_heads(), rows)));
    parts.push(el("p.help").child(text::people_help()));
    parts
}

fn choice(names: Vec<String>, whose: RwSignal<Option<String>>) -> El {
    let now = whose.get_untracked();
    let first = names.iter().position(|name| Some(name) == now.as_ref());
    let shown: Vec<String> = names
        .iter()
        .map(|it| names::shown(it).into_owned())
        .collect();
    let choose = move |place: usize| whose.set(names.get(place).cloned());
    labelled(
        &text::whose(),
        select_place(shown, first, choose).id("whose"),
    )
}

fn about_one(rules: &RuleSet, skill: &Skill) -> Vec<El> {
    let Some(lost) = Lost::of(skill.own()).or_else(|| Lost::of(skill.games.iter())) else {
        // No game is judged yet.
        return Vec::new();
    };
    let mut parts = vec![
        el("h2").child(text::lost_title()),
        el("p.state")
            .id("lost")
            .child(text::loses(&skill.name, lost)),
    ];
    parts.extend(lost.error.map(|_| el("p.help").child(text::error_help())));
    parts.extend(groups(skill));
    parts.extend(course(skill));
    parts.extend(kinds(rules, skill));
    parts.extend(expensive(Device::here(), skill));
    parts.extend(luck(skill));
    parts
}
