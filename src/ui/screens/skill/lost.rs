//! The cost of one person's decisions: with and without the coach, over time, and by kind.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{Chart, SumRow, SumTable, Wide};
use crate::ui::route::Route;
use crate::ui::store::Store;
use rollkeep_core::coach::{Help, decisions};
use rollkeep_core::rules::{RuleSet, Section, Slot};
use rollkeep_core::statistics::{Expensive, Lost, Skill};
use rollkeep_core::text::{
    advice, names, review, skill as text, statistics as numbers, words::DOT,
};

/// The chart's mean is over this many games, or over one in `OF_ALL` if that is more.
const WINDOW: usize = 10;
const OF_ALL: usize = 10;

/// The most and the fewest points of the chart.
const MOST: usize = 40;
const FEWEST: usize = 3;

/// How many boxes are listed.
const BOXES: usize = 5;

/// How many decisions are listed, and from what time, in milliseconds.
const DECISIONS: usize = 3;
const RECENT: u64 = 30 * 24 * 60 * 60 * 1000;

/// The games with and without the coach's help, if there are both.
pub fn groups(skill: &Skill) -> Option<impl IntoView + use<>> {
    let groups = [Help::None, Help::Coach, Help::Unknown].map(|help| Lost::of(skill.with(help)));
    if groups.iter().flatten().count() < 2 {
        return None;
    }
    let rows = groups.iter().zip(text::help()).filter_map(|(lost, name)| {
        let cells = [numbers::grouped((*lost)?.games), text::lost(*lost)];
        Some(view! { <SumRow cells>{name}</SumRow> })
    });
    let rows = rows.collect_view();
    let table = view! { <SumTable heads=text::help_heads()>{rows}</SumTable> };
    let unknown = groups[2].map(|_| view! { <p class="help">{text::unknown_help()}</p> });
    Some(view! {
        <Wide name=text::lost_title()>{table}</Wide>
        {unknown}
    })
}

/// The moving average over time.
pub fn course(skill: &Skill) -> Option<impl IntoView + use<>> {
    let window = WINDOW.max(skill.own().count() / OF_ALL);
    let course = skill.course(window, MOST);
    let (games, means): (Vec<_>, Vec<_>) = course.into_iter().unzip();
    let games = games.iter().map(|game| numbers::grouped(*game));
    let over = (text::after_game(), games.collect());
    (means.len() >= FEWEST).then(|| {
        let lines = vec![(names::shown(&skill.name).into_owned(), means)];
        let caption = text::course(window);
        view! { <Chart caption over lines mark=advice::points cell=advice::points /> }
    })
}

/// Where most points are lost.
pub fn kinds(rules: &RuleSet, skill: &Skill) -> Option<impl IntoView + use<>> {
    let (keeps, boxes) = skill.kinds();
    let of = |section: Section| -> f64 {
        let boxes = rules.slots().zip(&boxes);
        let lost = boxes.filter(|(slot, _)| rules.category(*slot).section == section);
        lost.map(|(_, lost)| lost).sum()
    };
    let sections = rules
        .upper_bonus
        .map(|_| text::sections(of(Section::Upper), of(Section::Lower)));
    let mut boxes: Vec<(Slot, f64)> = rules.slots().zip(boxes).collect();
    boxes.sort_by(|a, b| b.1.total_cmp(&a.1));
    let others: f64 = boxes.iter().skip(BOXES).map(|(_, lost)| lost).sum();
    let named = boxes
        .iter()
        .take(BOXES)
        .map(|(slot, lost)| (text::filling(rules, *slot), *lost));
    let mut kinds = vec![(text::keeping(), keeps)];
    kinds.extend(named);
    kinds.push((text::other_boxes(), others));
    // Leave out what rounds to 0.0 points.
    kinds.retain(|(_, lost)| *lost >= 0.05);
    kinds.sort_by(|a, b| b.1.total_cmp(&a.1));
    if kinds.is_empty() {
        return None;
    }
    let rows = kinds.into_iter().map(|(name, lost)| {
        let cells = [numbers::decimal(lost)];
        view! { <SumRow cells>{name}</SumRow> }
    });
    let rows = rows.collect_view();
    let table = view! { <SumTable heads=text::kind_heads()>{rows}</SumTable> };
    Some(view! {
        <h2>{text::kinds()}</h2>
        <Wide name=text::kinds()>{table}</Wide>
        {sections.map(|says| view! { <p id="sections">{says}</p> })}
        <p class="help">{text::kinds_help()}</p>
    })
}

/// The most expensive recent decisions; each links to its review.
pub fn expensive(store: Store, skill: &Skill) -> impl IntoView + use<> {
    let since = browser::now_ms().saturating_sub(RECENT);
    let found = skill.expensive(since, DECISIONS);
    let rows: Vec<_> = found.iter().filter_map(|it| decision(store, it)).collect();
    let content = match rows.is_empty() {
        true => view! { <p>{text::not_expensive()}</p> }.into_any(),
        false => view! {
            <div class="rows" id="expensive">
                {rows}
            </div>
        }
        .into_any(),
    };
    view! {
        <h2>{text::expensive()}</h2>
        {content}
    }
}

/// One of them; nothing if its game is gone.
fn decision(store: Store, it: &Expensive) -> Option<impl IntoView + use<>> {
    let found = store.read(|store| store.games().load(&it.id))?;
    let game = &found.saved.game;
    let decision = decisions(game).into_iter().nth(it.number)?;
    let when = format!(
        "{}{DOT}{}",
        browser::date(it.ended),
        review::when(game, &decision)
    );
    let way = Route::Review(it.id.clone(), Some(it.number));
    Some(view! {
        <a class="line" href=way.to_string()>
            <strong>{review::played(game, &decision)}</strong>
            <small>{when}</small>
            <b>{text::cost(it.cost)}</b>
        </a>
    })
}
