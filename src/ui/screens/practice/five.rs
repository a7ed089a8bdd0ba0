//! Today's five: five positions, the same for everybody on a day, and how they went.

use leptos::prelude::*;

use super::position::Practice;
use super::table::PracticeTable;
use crate::ui::background::use_background;
use crate::ui::browser;
use crate::ui::components::Page;
use crate::ui::lazy_route::LazyRoute;
use crate::ui::preferences::use_preferences;
use crate::ui::screens::nowhere::NowhereScreen;
use rollkeep_app::storage::FiveResults;
use rollkeep_rules::game::Day;
use rollkeep_solver::coach::MicroPoints;
use rollkeep_words::{daily, practice as text, review, words};

/// The five positions of today, one of them again, or their result.
#[component]
pub fn TodaysFiveScreen(
    /// The one that is shown again, counted from 1.
    place: Option<usize>,
) -> impl IntoView {
    let day = browser::today();
    let again = place.and_then(|place| Practice::open_again(day, place.checked_sub(1)?));
    if let Some(practice) = again {
        let next = move || LazyRoute::TodaysFive(None).go();
        return view! { <PracticeTable practice next /> }.into_any();
    }
    let Some(practice) = Practice::open(Some(day)) else {
        return view! { <NowhereScreen /> }.into_any();
    };
    let is_over = RwSignal::new(practice.is_complete());
    let next = move || match practice.is_complete() {
        true => is_over.set(true),
        false => practice.next(),
    };
    let shown = move || match is_over.get() {
        true => view! { <FiveResult day /> }.into_any(),
        false => untrack(|| view! { <PracticeTable practice next /> }.into_any()),
    };
    shown.into_any()
}

/// How the five positions went.
#[component]
fn FiveResult(
    /// Their day.
    day: Day,
) -> impl IntoView {
    let who = untrack(|| use_background().practised.who());
    let five = use_preferences().with_untracked(|it| it.practice_of(&who).five);
    let costs = five.costs(day).to_vec();
    let row = daily::streak(five.days_in_a_row(day) as usize);
    let went = text::five_went(&costs);
    let each = costs.into_iter().enumerate().map(move |(place, cost)| {
        let is_noted = five.chosen(day, place).is_some();
        view! { <FiveRow place=place + 1 cost is_noted /> }
    });
    let overview = view! {
        <a class="plain" href=LazyRoute::Practice.to_string()>
            {text::title()}
        </a>
    };
    let overview = overview.into_any();
    view! {
        <Page screen="five" title=text::five() beside=overview>
            <p class="state" id="five-went">
                {went}
            </p>
            <ol class="five">{each.collect_view()}</ol>
            <p id="days">{row}</p>
            <div class="answers">
                <a class="strong" id="start" href=LazyRoute::Practise.to_string()>
                    {text::start()}
                </a>
            </div>
        </Page>
    }
}

/// How one of the five positions went, as a link to it.
#[component]
fn FiveRow(
    /// Which one it is, counted from 1.
    place: usize,
    /// What the decision cost, in thousandths of a point.
    cost: u32,
    /// Whether it is known what was chosen.
    is_noted: bool,
) -> impl IntoView {
    let went = match cost {
        ..50 => view! {
            <b class="gained">
                <span aria-hidden="true">"✓ "</span>
                {words::best()}
            </b>
        }
        .into_any(),
        _ => {
            let lost = MicroPoints::from(cost) * 1000;
            view! { <b class="lost">{review::brought(-lost)}</b> }.into_any()
        }
    };
    let row = view! {
        <strong>{text::of(place, FiveResults::COUNT)}</strong>
        {went}
    };
    let row = match is_noted {
        true => view! {
            <a class="line" href=LazyRoute::TodaysFive(Some(place)).to_string()>
                {row}
            </a>
        }
        .into_any(),
        false => view! { <div class="line">{row}</div> }.into_any(),
    };
    view! { <li>{row}</li> }
}
