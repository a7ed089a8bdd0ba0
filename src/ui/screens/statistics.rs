//! The statistics of the finished games on this device.

mod player;
mod real;

use leptos::prelude::*;

use self::player::about;
use self::real::real_dice;
use crate::ui::background::Background;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{column_head, labelled, link, page, select, select_place, wide};
use crate::ui::route::Route;
use crate::ui::statistics::Statistics;
use rollkeep_core::rules::{RuleSet, catalogue};
use rollkeep_core::statistics::{GameSummary, HeadToHead, Performance, PlayerKey};
use rollkeep_core::storage::{Record, RecordId};
use rollkeep_core::text::{practice, rule_sets, skill, statistics as text, words};

/// The most players in the table; the list has everybody.
const MOST: usize = 40;

/// Somebody is ranked only with at least one game for every ten of the person with the most games.
const OFTEN: u32 = 10;

/// How well people play under one rule set, and the boxes of a chosen player.
pub fn statistics_screen(asked: Option<&'static RuleSet>) -> El {
    let statistics = Background::here().statistics;
    Background::here().judge.resume();
    follow_games(statistics);
    let chosen = RwSignal::new(asked);
    let whose = RwSignal::new(None::<PlayerKey>);
    let (played, rules) = rules_shown(statistics, chosen);
    let choose = move |id: &str| {
        chosen.set(catalogue::find(id));
    };
    let waiting = move || match statistics.waiting() {
        Some(0) | None => String::new(),
        Some(left) => text::reading(left),
    };
    let nothing = move || statistics.is_complete() && played.with(Vec::is_empty);
    page("statistics", &text::statistics())
        .child(
            el("nav.lesser.start")
                .attr("aria-label", text::more())
                .child([
                    el("a.plain")
                        .id("skill")
                        .live_attr("href", move || {
                            Some(Route::Skill(catalogue::find(rules.get())).href())
                        })
                        .child(skill::skill()),
                    link("a.plain", &Route::Practice)
                        .id("practise")
                        .child(practice::title()),
                    link("a.plain", &Route::FairDice)
                        .id("fair-dice")
                        .child(text::fair_dice()),
                    link("a.plain", &Route::Finished).child(words::finished_games()),
                ]),
        )
        .child(el("p.help").attr("role", "status").live_text(waiting))
        .when(nothing, || el("p.lead").child(text::none()))
        .live_by(
            move || played.with(|all| all.iter().map(|it| it.0).collect::<Vec<_>>()),
            move |played| {
                (!played.is_empty()).then(|| which(&played, untrack(|| rules.get()), choose))
            },
        )
        .live(move || {
            let rules = catalogue::find(rules.get())?;
            statistics.with(|all| {
                let everybody = Performance::all(rules, all.games());
                let games = || all.games().map(|(_, game)| game);
                content(rules, &everybody, games, whose)
            })
        })
        .child(real_dice())
}

/// The ids of rule sets, with how many games of each.
type PlayedRules = Vec<(&'static str, u32)>;

/// Returns the rule sets under which somebody has finished a game, in the order of the catalogue, with the number of
/// games.
fn played<'a>(games: impl Iterator<Item = (&'a RecordId, &'a GameSummary)>) -> PlayedRules {
    let mut all = catalogue::ALL.map(|rules| (rules.id.as_ref(), 0));
    for (_, game) in games {
        if let Some(it) = all.iter_mut().find(|it| it.0 == game.rules.id) {
            it.1 += 1;
        }
    }
    all.into_iter().filter(|it| it.1 > 0).collect()
}

/// Keeps the statistics up to date as long as the screen stands: another tab may play on.
pub fn follow_games(statistics: Statistics) {
    statistics.follow();
    let about_games = |it: &Record| matches!(it, Record::Game(_));
    browser::on_save(about_games, move || statistics.follow());
}

/// The rule sets that were played, with how many games each, and the one that is shown: the chosen one, or that of most
/// games.
pub fn rules_shown(
    statistics: Statistics,
    chosen: RwSignal<Option<&'static RuleSet>>,
) -> (Memo<PlayedRules>, Memo<&'static str>) {
    let played = Memo::new(move |_| statistics.with(|all| played(all.games())));
    let rules = Memo::new(move |_| {
        let most = || played.with(|played| played.iter().max_by_key(|it| it.1).map(|it| it.0));
        let id = chosen.get().map(|rules| rules.id.as_ref()).or_else(most);
        id.unwrap_or(catalogue::DEFAULT.id.as_ref())
    });
    (played, rules)
}

/// A list of these rule sets.
pub fn which(played: &[&'static str], now: &str, choose: impl Fn(&str) + 'static) -> El {
    let options = played
        .iter()
        .map(|id| ((*id).to_owned(), rule_sets::name(id)));
    let list = select(options, now, move |id| choose(&id));
    labelled(&text::rules(), list.id("which"))
}

fn content<'a, G: Iterator<Item = &'a GameSummary>>(
    rules: &'static RuleSet,
    everybody: &[Performance],
    games: impl Fn() -> G,
    whose: RwSignal<Option<PlayerKey>>,
) -> Option<Vec<El>> {
    let first = everybody.first()?;
    let asked = whose.get();
    let chosen = everybody
        .iter()
        .find(|it| Some(&it.player) == asked.as_ref());
    let chosen = chosen.unwrap_or(first);
    let mut parts = vec![
        el("h2").child(text::players()),
        wide(&text::players(), players(everybody)),
    ];
    if let [one, other, ..] = best_people(everybody)[..] {
        let both = HeadToHead::of(&one.player, &other.player, rules, games());
        parts.extend(text::verdict(&both).map(|says| el("p.state").id("verdict").child(says)));
    }
    parts.push(el("p.help").child(text::counted()));
    if everybody.len() > 1 {
        parts.push(labelled(&text::whose(), choice(everybody, chosen, whose)));
    }
    let others = everybody.iter().filter(|it| it.player != chosen.player);
    let against = others.map(|it| HeadToHead::of(&chosen.player, &it.player, rules, games()));
    let mut against: Vec<HeadToHead> = against.filter(|it| it.games > 0).collect();
    against.sort_by_key(|it| std::cmp::Reverse(it.games));
    against.truncate(MOST);
    parts.extend(about(rules, chosen, &against));
    Some(parts)
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

fn players(everybody: &[Performance]) -> El {
    let rows = everybody.iter().take(MOST).map(|it| {
        let won = match it.contests {
            0 => text::no_number(),
            contests => text::percent(it.wins, contests),
        };
        let best = it.best().map_or(text::no_number(), |it| it.to_string());
        let cells = [text::grouped(it.games), won, text::maybe(it.mean()), best];
        el("tr")
            .child(name(&it.player))
            .child(cells.map(|cell| el("td").child(cell)))
    });
    table(&text::player_heads(), rows.collect())
}

/// A player as the head of a row.
pub fn name(player: &PlayerKey) -> El {
    let name = el("bdi").child(text::player(player));
    el("th").attr("scope", "row").child(name)
}

/// A table with these column heads.
pub fn table(heads: &[String], rows: Vec<El>) -> El {
    let heads = heads.iter().map(|head| column_head(head.as_str()));
    el("table.numbers.sums")
        .child(el("thead").child(el("tr").child(heads.collect::<Vec<_>>())))
        .child(el("tbody").child(rows))
}

fn choice(everybody: &[Performance], now: &Performance, whose: RwSignal<Option<PlayerKey>>) -> El {
    let players: Vec<PlayerKey> = everybody.iter().map(|it| it.player.clone()).collect();
    let names = players.iter().map(text::player).collect();
    let first = players.iter().position(|it| *it == now.player);
    let choose = move |place: usize| {
        whose.set(players.get(place).cloned());
        // The list is made anew with what it stands over.
        browser::focus_soon("#whose");
    };
    select_place(names, first, choose).id("whose")
}
