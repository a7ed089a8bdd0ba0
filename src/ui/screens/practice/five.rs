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
use rollkeep_rules::game::Day;
use rollkeep_solver::coach::MicroPoints;
use rollkeep_words::{daily, practice as text, review, words};

/// The five positions of today, or their result.
#[component]
pub fn TodaysFiveScreen() -> impl IntoView {
    let day = browser::today();
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
    let each = costs.into_iter().map(|cost| match cost {
        ..50 => view! {
            <li class="gained">
                <span aria-hidden="true">"✓ "</span>
                {words::best()}
            </li>
        }
        .into_any(),
        _ => {
            let lost = MicroPoints::from(cost) * 1000;
            view! { <li class="lost">{review::brought(-lost)}</li> }.into_any()
        }
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
