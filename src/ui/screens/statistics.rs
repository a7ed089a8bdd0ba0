//! The statistics of the finished games on this device.

mod asked;
mod player;
mod players;
mod real;
mod results;

use std::sync::Arc;

use leptos::prelude::*;

pub use self::asked::{PersonShown, ReadingGames, RulesShown, SelectShown, follow_games, part};
use self::player::{boxes, numbers, summed_up};
use self::players::{others, players, rematches, verdict};
use self::real::RealDice;
use self::results::Results;
use crate::ui::background::{Background, use_background};
use crate::ui::components::{Fold, Page};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use rollkeep_app::statistics::{Performance, PlayerKey};
use rollkeep_rules::RuleSet;
use rollkeep_words::{practice, skill, statistics as text, words};

/// How well people play under one rule set: the totals of a chosen player, and below or beside them the details.
#[component]
pub fn StatisticsScreen(
    /// The rules that are shown first; otherwise those of most games.
    asked: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let Background {
        statistics, judge, ..
    } = use_background();
    let settings = use_preferences();
    judge.resume();
    let rules = RulesShown::new(statistics, asked);
    let all = Memo::new(move |_| {
        let rules = rules.get();
        statistics.with(|all| Performance::all(&rules, all.games()))
    });
    let keys = Memo::new(move |_| {
        let key = |it: &Performance| it.player.clone();
        all.with(|all| all.iter().map(key).collect::<Vec<_>>())
    });
    let player = PersonShown::new(keys, move || {
        let own = settings.with(|settings| settings.own_name.get().map(str::to_owned));
        own.map(PlayerKey::Person)
    });
    let results = Memo::new(move |_| {
        let (player, rules) = (player.get()?, rules.get());
        let own = settings.with(|settings| settings.own_name.clone());
        statistics.with(|games| all.with(|all| Results::of(&player, rules, all, games, &own)))
    });
    let has =
        move |what: fn(&Results) -> bool| move || results.with(|it| it.as_ref().is_some_and(what));
    view! {
        <Page screen="statistics" title=text::statistics() class="page broad">
            <div class="column">
                <SelectShown rules person=player label=text::whose() name=text::player />
                <ReadingGames statistics />
                <Show when=move || rules.none_played()>
                    <p class="lead">{text::none()}</p>
                </Show>
                {part(results, summed_up)}
            </div>
            <div class="column">
                <nav class="lesser start" aria-label=text::more()>
                    <a
                        class="plain"
                        id="skill"
                        href=move || LazyRoute::Skill(Some(rules.get())).to_string()
                    >
                        {skill::skill()}
                    </a>
                    <a class="plain" id="practise" href=LazyRoute::Practice.to_string()>
                        {practice::title()}
                    </a>
                    <a class="plain" id="fair-dice" href=LazyRoute::FairDice.to_string()>
                        {text::fair_dice()}
                    </a>
                    <a class="plain" href=LazyRoute::Finished.to_string()>
                        {words::finished_games()}
                    </a>
                </nav>
                {part(results, verdict)}
                {part(results, numbers)}
                <Show when=has(|_| true)>
                    <Fold title=text::players()>{part(results, players)}</Fold>
                </Show>
                <Show when=has(|it| it.performance.full_games() > 0)>
                    <Fold title=text::boxes()>{part(results, boxes)}</Fold>
                </Show>
                <Show when=has(|it| !it.against.is_empty())>
                    <Fold title=text::against()>{part(results, others)}</Fold>
                </Show>
                {part(results, rematches)}
                <RealDice />
            </div>
        </Page>
    }
}
