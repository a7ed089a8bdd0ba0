//! The statistics of the finished games on this device.

mod player;
mod real;

use std::sync::Arc;

use leptos::prelude::*;

use self::player::about;
use self::real::RealDice;
use crate::ui::background::Background;
use crate::ui::browser;
use crate::ui::components::{Labelled, Page, Select, SelectPlace, SumRow, SumTable, Wide};
use crate::ui::route::Route;
use crate::ui::statistics::Statistics;
use crate::ui::store::Store;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::statistics::{GameSummary, HeadToHead, Performance, PlayerKey};
use rollkeep_core::storage::{Kind, RecordId};
use rollkeep_core::text::{practice, rule_sets, skill, statistics as text, words};

/// The most players in the table; the list has everybody.
const MOST: usize = 40;

/// Somebody is ranked only with at least one game for every ten of the person with the most games.
const OFTEN: u32 = 10;

/// How well people play under one rule set, and the boxes of a chosen player.
#[component]
pub fn StatisticsScreen(
    /// The rules that are shown first; otherwise those of most games.
    asked: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let statistics = Background::here().statistics;
    Background::here().judge.resume();
    follow_games(statistics);
    let chosen = RwSignal::new(asked);
    let whose = RwSignal::new(None::<PlayerKey>);
    let (played, rules) = rules_shown(statistics, chosen);
    let waiting = move || match statistics.waiting() {
        Some(0) | None => String::new(),
        Some(left) => text::reading(left),
    };
    let nothing = move || statistics.is_complete() && played.with(Vec::is_empty);
    let results = move || {
        let rules = rules.get();
        statistics.with(|all| {
            let everybody = Performance::all(&rules, all.games());
            let games = || all.games().map(|(_, game)| game);
            results(&rules, &everybody, games, whose)
        })
    };
    view! {
        <Page screen="statistics" title=text::statistics()>
            <nav class="lesser start" aria-label=text::more()>
                <a
                    class="plain"
                    id="skill"
                    href=move || Route::Skill(Some(rules.get())).to_string()
                >
                    {skill::skill()}
                </a>
                <a class="plain" id="practise" href=Route::Practice.to_string()>
                    {practice::title()}
                </a>
                <a class="plain" id="fair-dice" href=Route::FairDice.to_string()>
                    {text::fair_dice()}
                </a>
                <a class="plain" href=Route::Finished.to_string()>
                    {words::finished_games()}
                </a>
            </nav>
            <p class="help" role="status">
                {waiting}
            </p>
            <Show when=nothing>
                <p class="lead">{text::none()}</p>
            </Show>
            <SelectPlayedRules played rules chosen />
            {results}
            <RealDice />
        </Page>
    }
}

/// Rule sets, with how many games of each.
type PlayedRules = Vec<(Arc<RuleSet>, u32)>;

/// Returns the rule sets under which somebody has finished a game, in the order of the catalogue, with the number of
/// games.
fn played<'a>(games: impl Iterator<Item = (&'a RecordId, &'a GameSummary)>) -> PlayedRules {
    let mut all = catalogue::all().each_ref().map(|rules| (rules.clone(), 0));
    for (_, game) in games {
        if let Some(it) = all.iter_mut().find(|it| it.0 == game.rules) {
            it.1 += 1;
        }
    }
    all.into_iter().filter(|it| it.1 > 0).collect()
}

/// Keeps the statistics up to date as long as the screen stands: another tab may play on.
pub fn follow_games(statistics: Statistics) {
    statistics.follow();
    Store::here().on_change([Kind::Game], move || statistics.follow());
}

/// The rule sets that were played, with how many games each, and the one that is shown: the chosen one, or that of most
/// games.
pub fn rules_shown(
    statistics: Statistics,
    chosen: RwSignal<Option<Arc<RuleSet>>>,
) -> (Memo<PlayedRules>, Memo<Arc<RuleSet>>) {
    let played = Memo::new(move |_| statistics.with(|all| played(all.games())));
    let rules = Memo::new(move |_| {
        let most = || played.with(|all| all.iter().max_by_key(|it| it.1).map(|it| it.0.clone()));
        let shown = chosen.get().or_else(most);
        shown.unwrap_or_else(catalogue::default)
    });
    (played, rules)
}

/// A list of the rule sets that were played; nothing if there are none.
#[component]
pub fn SelectPlayedRules(
    /// The rule sets that were played.
    played: Memo<PlayedRules>,
    /// The rule set that is shown.
    rules: Memo<Arc<RuleSet>>,
    /// The rule set that the player has chosen.
    chosen: RwSignal<Option<Arc<RuleSet>>>,
) -> impl IntoView {
    let ids = move |all: &PlayedRules| all.iter().map(|it| it.0.id.clone()).collect::<Vec<_>>();
    let ids = Memo::new(move |_| played.with(ids));
    move || {
        let ids = ids.get();
        let now = rules.with_untracked(|rules| rules.id.clone());
        (!ids.is_empty()).then(|| {
            let options: Vec<_> = ids
                .into_iter()
                .map(|id| (id.clone(), rule_sets::name(&id)))
                .collect();
            let choose = move |id: String| chosen.set(catalogue::find(&id));
            view! {
                <Labelled label=text::rules()>
                    <Select id="which" options first=now choose />
                </Labelled>
            }
        })
    }
}

/// The results of everybody under these rules, and those of the chosen player; nothing if nobody has played.
fn results<'a, G: Iterator<Item = &'a GameSummary>>(
    rules: &Arc<RuleSet>,
    everybody: &[Performance],
    games: impl Fn() -> G,
    whose: RwSignal<Option<PlayerKey>>,
) -> Option<AnyView> {
    let first = everybody.first()?;
    let asked = whose.get();
    let chosen = everybody
        .iter()
        .find(|it| Some(&it.player) == asked.as_ref());
    let chosen = chosen.unwrap_or(first);
    let verdict = match best_people(everybody)[..] {
        [one, other, ..] => {
            let both = HeadToHead::of(&one.player, &other.player, rules, games());
            text::verdict(&both)
        }
        _ => None,
    };
    let choice = (everybody.len() > 1).then(|| choice(everybody, chosen, whose));
    let others = everybody.iter().filter(|it| it.player != chosen.player);
    let against = others.map(|it| HeadToHead::of(&chosen.player, &it.player, rules, games()));
    let mut against: Vec<HeadToHead> = against.filter(|it| it.games > 0).collect();
    against.sort_by_key(|it| std::cmp::Reverse(it.games));
    against.truncate(MOST);
    let players = players(everybody);
    let view = view! {
        <h2>{text::players()}</h2>
        <Wide name=text::players()>{players}</Wide>
        {verdict
            .map(|says| {
                view! {
                    <p class="state" id="verdict">
                        {says}
                    </p>
                }
            })}
        <p class="help">{text::counted()}</p>
        {choice}
        {about(rules, chosen, &against)}
    };
    Some(view.into_any())
}

/// Returns the people with the highest averages, the best first, without those who have played too little.
fn best_people(everybody: &[Performance]) -> Vec<&Performance> {
    let people = everybody.iter().filter(|it| it.player.strength().is_none());
    let most = people.clone().map(Performance::full_games).max();
    let mut people: Vec<&Performance> = people
        .filter(|it| it.full_games() * OFTEN >= most.unwrap_or_default())
        .collect();
    people.sort_by(|a, b| b.mean().unwrap_or(0.0).total_cmp(&a.mean().unwrap_or(0.0)));
    people
}

/// The table of everybody.
fn players(everybody: &[Performance]) -> impl IntoView + use<> {
    let rows = everybody.iter().take(MOST).map(|it| {
        let won = match it.contests {
            0 => text::no_number(),
            contests => text::percent(it.wins, contests),
        };
        let best = it.best().map_or(text::no_number(), |it| it.to_string());
        let cells = [text::grouped(it.games), won, text::maybe(it.mean()), best];
        let name = text::player(&it.player);
        view! {
            <SumRow cells>
                <bdi>{name}</bdi>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    view! { <SumTable heads=text::player_heads()>{rows}</SumTable> }
}

/// The list from which a player is chosen.
fn choice(
    everybody: &[Performance],
    now: &Performance,
    whose: RwSignal<Option<PlayerKey>>,
) -> impl IntoView + use<> {
    let players: Vec<PlayerKey> = everybody.iter().map(|it| it.player.clone()).collect();
    let names: Vec<String> = players.iter().map(text::player).collect();
    let first = players.iter().position(|it| *it == now.player);
    let choose = move |place: usize| {
        whose.set(players.get(place).cloned());
        // The list is made anew with what it stands over.
        browser::focus_soon("#whose");
    };
    view! {
        <Labelled label=text::whose()>
            <SelectPlace id="whose" words=names first choose />
        </Labelled>
    }
}
