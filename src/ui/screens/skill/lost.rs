//! The cost of one person's decisions: by kind, the most expensive ones, with and without the coach, and over time.

use leptos::prelude::*;

use super::decider::Decider;
use crate::ui::browser;
use crate::ui::components::{Chart, DataRow, DataTable, Fold, KindBars, Wide};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::store::{Store, use_store};
use rollkeep_app::statistics::{Band, Expensive, Lost, LostBy, Rating, Skill};
use rollkeep_rules::Section;
use rollkeep_solver::coach::{Help, decisions};
use rollkeep_words::{advice, names, review, skill as text, statistics as numbers, words::DOT};

/// The chart's mean is over this many games, or over one in `OF_ALL` if that is more.
const WINDOW: usize = 10;
const OF_ALL: usize = 10;

/// The most and the fewest points of the chart.
const MOST: usize = 40;
const FEWEST: usize = 3;

/// How many decisions are listed, and from what time, in milliseconds.
const DECISIONS: usize = 3;
const RECENT: u64 = 30 * 24 * 60 * 60 * 1000;

/// The games with and without the coach's help, if there are both.
fn groups(skill: &Skill) -> Option<impl IntoView + use<>> {
    let groups = [Help::None, Help::Coach, Help::Unknown].map(|help| Lost::of(skill.with(help)));
    if groups.iter().flatten().count() < 2 {
        return None;
    }
    let rows = groups.iter().zip(text::help()).filter_map(|(lost, name)| {
        let cells = [numbers::grouped((*lost)?.games), text::lost(*lost)];
        Some(view! {
            <DataRow cells>
                <span prop:textContent=name></span>
            </DataRow>
        })
    });
    let rows = rows.collect_view();
    let table = view! { <DataTable heads=text::help_heads()>{rows}</DataTable> };
    let unknown = groups[2].map(|_| view! { <p class="help">{text::unknown_help()}</p> });
    Some(view! {
        <Wide name=text::lost_title()>{table}</Wide>
        {unknown}
    })
}

/// The moving average over time.
fn course(skill: &Skill) -> Option<impl IntoView + use<>> {
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

/// Where most points are lost, in a sentence and a picture.
pub fn most_lost(it: &Decider) -> AnyView {
    let loses = text::loses(&it.spoken, it.lost);
    let (says, more) = match text::most_lost(&it.spoken, &it.rules, &it.skill) {
        Some(says) => (
            says,
            Some(view! { <p id="lost" prop:textContent=loses></p> }),
        ),
        None => (loses, None),
    };
    view! {
        <p class="state" id="most-lost" prop:textContent=says></p>
        {kinds(it)}
        {more}
        {rating(it)}
        {help("coached", text::coached(&it.skill))}
    }
    .into_any()
}

/// The rating, and what the ratings mean.
fn rating(it: &Decider) -> Option<impl IntoView + use<>> {
    let says = text::rating(&it.spoken, &it.rules, &it.skill)?;
    let rating = Rating::of(&it.rules, &it.skill);
    let is_rated = |band| rating.is_some_and(|it| (it.lowest..=it.highest).contains(&band));
    let rows = Band::ALL.into_iter().rev().map(|band| {
        let class = is_rated(band).then_some("played");
        let cells = Vec::from_iter(text::band_loses(band, &it.rules));
        view! {
            <DataRow class cells>
                <span prop:textContent=text::band(band)></span>
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    let limits = text::ratings_help(&it.rules);
    Some(view! {
        <p id="rating" prop:textContent=says></p>
        <Fold title=text::ratings()>
            <div id="ratings">
                <DataTable heads=text::rating_heads()>{rows}</DataTable>
            </div>
            {limits.map(|says| view! { <p class="help" prop:textContent=says></p> })}
        </Fold>
    })
}

/// Which games are not counted, if any.
fn help(id: &'static str, says: Option<String>) -> Option<impl IntoView> {
    says.map(|says| view! { <p class="help" id=id prop:textContent=says></p> })
}

/// A table with a bar for each kind of decision; nothing if nothing is lost.
fn kinds(it: &Decider) -> Option<impl IntoView + use<>> {
    let kinds = LostBy::all(&it.rules, &it.skill);
    let most = kinds.iter().map(|(_, lost)| *lost).reduce(f64::max)?;
    let kinds = kinds.into_iter().map(|(kind, lost)| {
        let name = text::kind(&it.rules, kind);
        (name, numbers::decimal(lost), lost / most * 100.0)
    });
    let kinds = kinds.collect();
    Some(view! { <KindBars name=text::kinds() heads=text::kind_heads() kinds /> })
}

/// What the decisions cost in detail: with and without the coach, over time, and in both sections.
pub fn costs(it: &Decider) -> AnyView {
    let error = it.lost.error.map(|_| text::error_help());
    let (_, boxes) = it.skill.kinds();
    let of = |section: Section| -> f64 {
        let boxes = it.rules.slots().zip(&boxes);
        let lost = boxes.filter(|(slot, _)| it.rules.category(*slot).section == section);
        lost.map(|(_, lost)| lost).sum()
    };
    let sections = (it.rules.upper_bonus).filter(|_| !boxes.is_empty());
    let sections = sections.map(|_| text::sections(of(Section::Upper), of(Section::Lower)));
    view! {
        {groups(&it.skill)}
        {course(&it.skill)}
        {sections.map(|says| view! { <p id="sections" prop:textContent=says></p> })}
        <p class="help">{text::kinds_help()}</p>
        {error.map(|says| view! { <p class="help">{says}</p> })}
    }
    .into_any()
}

/// The most expensive recent decisions; each links to its review.
pub fn expensive(it: &Decider) -> AnyView {
    let store = use_store();
    let since = browser::now_ms().saturating_sub(RECENT);
    let found = it.skill.expensive(since, DECISIONS);
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
        {help("not-listed", text::coached_since(&it.skill, since))}
    }
    .into_any()
}

/// One of them; nothing if its game is gone.
fn decision(store: Store, it: &Expensive) -> Option<impl IntoView + use<>> {
    let found = store.read(|store| store.games().load(&it.id))?;
    let game = &found.value.game;
    let decision = decisions(game).into_iter().nth(it.number)?;
    let when = format!(
        "{}{DOT}{}",
        browser::date(it.ended),
        review::when(game, &decision)
    );
    let way = LazyRoute::Review(it.id.clone(), Some(it.number));
    Some(view! {
        <a class="line" href=way.to_string()>
            <strong prop:textContent=review::played(game, &decision)></strong>
            <small prop:textContent=when></small>
            <b prop:textContent=text::cost(it.cost)></b>
        </a>
    })
}
