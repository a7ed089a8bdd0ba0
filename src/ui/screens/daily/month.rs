//! The calendar: a month with the total of each day.

use leptos::prelude::*;

use super::Days;
use crate::ui::components::{IconButton, Shape};
use crate::ui::route::Route;
use rollkeep_core::daily::{self, DayState};
use rollkeep_core::game::{Day, Month};
use rollkeep_core::text::{calendar, daily as text};

const DAYS_OF_A_WEEK: usize = 7;

/// The current month, with buttons to earlier ones.
#[component]
pub fn Calendar(
    /// The games of days.
    days: Days,
) -> impl IntoView {
    // `None` means the current month, even when the day changes.
    let asked = RwSignal::new(None::<Month>);
    let last = move || days.dates.get().today.month();
    let shown = move || asked.get().unwrap_or_else(last);
    let go = move |to: Option<Month>| {
        if let Some(month) = to {
            days.announcer.say(calendar::month(month));
            asked.set(Some(month).filter(|it| *it != untrack(last)));
        }
    };
    let before = move || untrack(shown).before();
    let after = move || {
        let month = untrack(shown);
        month.after().filter(|_| month != untrack(last))
    };
    view! {
        <section class="calendar">
            <div class="month-head">
                <IconButton
                    shape=Shape::Back
                    name=text::month_before()
                    on_tap=move || go(before())
                    attr:id="month-before"
                    attr:aria-disabled=move || shown().before().is_none().then_some("true")
                />
                <h2 id="month">{move || calendar::month(shown())}</h2>
                <IconButton
                    shape=Shape::Forward
                    name=text::month_after()
                    on_tap=move || go(after())
                    attr:id="month-after"
                    attr:aria-disabled=move || (shown() == last()).then_some("true")
                />
            </div>
            {move || table(days, shown())}
        </section>
    }
}

/// The days of a month in weeks.
fn table(days: Days, month: Month) -> impl IntoView {
    let week: Vec<_> = calendar::week().collect();
    let first = week.first().map_or(1, |(weekday, ..)| *weekday);
    let weekdays = week.into_iter().map(|(_, name, short)| {
        view! {
            <th scope="col" aria-label=name>
                {short}
            </th>
        }
    });
    let rules = days.rules.get();
    let states = (days.games).with(|games| daily::month(games, &rules, month));
    let today = days.dates.get().today;
    let blank = states.first().map_or(first, |(day, _)| day.weekday());
    let blank = (usize::from(blank) + DAYS_OF_A_WEEK - usize::from(first)) % DAYS_OF_A_WEEK;
    let mut places = vec![None; blank];
    places.extend(states.into_iter().map(Some));
    places.resize(places.len().next_multiple_of(DAYS_OF_A_WEEK), None);
    let weeks = places.chunks(DAYS_OF_A_WEEK).map(|week| {
        let cells = week.iter().map(|place| match place {
            Some((day, state)) => {
                let current = (*day == today).then_some("date");
                view! { <td aria-current=current>{cell(days, *day, state)}</td> }.into_any()
            }
            None => view! { <td></td> }.into_any(),
        });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    view! {
        <table class="month" aria-labelledby="month">
            <thead>
                <tr>{weekdays.collect_view()}</tr>
            </thead>
            <tbody>{weeks.collect_view()}</tbody>
        </table>
    }
}

/// A day: its total, or that its game is in play, with a link to the game.
fn cell(days: Days, day: Day, state: &DayState) -> AnyView {
    let number = day.date().2.to_string();
    let (before, after) = calendar::around_number(day);
    match state {
        DayState::None => view! {
            <span>
                <small>{number}</small>
            </span>
        }
        .into_any(),
        DayState::InPlay(id) => view! {
            <a href=Route::Game(id.clone()).to_string()>
                <span class="aloud">{before}</span>
                <small>{number}</small>
                <span class="aloud">{format!("{after}: ")}</span>
                <b aria-hidden="true">"…"</b>
                <span class="aloud">{text::in_progress()}</span>
            </a>
        }
        .into_any(),
        DayState::Finished(id) => {
            let found = days.store.read(|store| store.games().load(id));
            let total = found.map_or(0, |it| text::total(&it.saved.game));
            view! {
                <a href=Route::Game(id.clone()).to_string()>
                    <span class="aloud">{before}</span>
                    <small>{number}</small>
                    <span class="aloud">{format!("{after}: ")}</span>
                    <b>{total.to_string()}</b>
                    <span class="aloud">{text::points_after(total)}</span>
                </a>
            }
            .into_any()
        }
    }
}
