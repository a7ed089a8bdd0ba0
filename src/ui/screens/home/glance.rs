//! Statistics at a glance: how one person plays under the rules of most games.

use leptos::prelude::*;

use super::super::statistics::RulesShown;
use crate::ui::background::{Background, use_background};
use crate::ui::browser;
use crate::ui::components::replaced;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::store::use_store;
use rollkeep_app::daily;
use rollkeep_app::statistics::{Performance, PlayerKey, Skill};
use rollkeep_words::{daily as daily_text, rule_sets, skill, statistics as text, words::DOT};

/// The figures of the person whose device this is, or of whoever has played most, and where that person loses most. While
/// it stands, it counts the games again when another tab has played; the best totals follow.
#[component]
pub fn Glance() -> impl IntoView {
    let Background {
        statistics, judge, ..
    } = use_background();
    let (store, settings) = (use_store(), use_preferences());
    let rules = RulesShown::new(statistics, None);
    judge.resume();
    let figures = move || {
        if !statistics.is_complete() {
            return None;
        }
        let rules = rules.get();
        let own = settings.with(|settings| settings.own_name.clone());
        let all = statistics.with(|games| Performance::all(&rules, games.games()));
        let mut people = (all.iter()).filter_map(|it| match &it.player {
            PlayerKey::Person(name) => Some((name, it)),
            PlayerKey::Computer(_) | PlayerKey::Own(_) => None,
        });
        let mine = people.clone().find(|it| own.get() == Some(it.0.as_str()));
        let (name, it) = mine.or_else(|| people.next())?;
        let days = store.read(|store| {
            let games = store.games().with_shared_dice();
            let rules = daily::rules_played_last(&games);
            rules.map_or(0, |rules| daily::streak(&games, rules, browser::now_ms()))
        });
        let figures = [
            Some((text::games_title(), text::grouped(it.games))),
            (it.contests > 0).then(|| (text::won(), text::wins(it))),
            Some((text::average(), text::maybe(it.mean()))),
            (days > 1).then(|| (daily_text::streak_title(), text::grouped(days))),
        ];
        let figures = figures.into_iter().flatten().map(|(what, figure)| {
            view! {
                <div>
                    <dt>{what}</dt>
                    <dd>{figure}</dd>
                </div>
            }
        });
        let skill = judge.now(|judged| {
            statistics.now(|games| {
                let all = Skill::all(&rules, games, judged);
                let skill = all.iter().find(|it| it.name == *name)?;
                skill::most_lost(own.spoken(name), &rules, skill)
            })
        });
        let about = format!(
            "{}{DOT}{}",
            text::player(&it.player),
            rule_sets::name(&rules)
        );
        let to = LazyRoute::Skill(Some(rules)).to_string();
        Some(view! {
            <h2>{about}</h2>
            <dl>{figures.collect_view()}</dl>
            {skill.map(|skill| view! { <a href=to>{skill}</a> })}
        })
    };
    view! { <section>{replaced(figures)}</section> }
}
