//! The calendar: a month with the total of each day.

use leptos::prelude::*;

use super::Days;
use crate::ui::browser::follow;
use crate::ui::components::{IconButton, Shape, changing};
use crate::ui::route::Route;
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use rollkeep_app::daily::{self, DayState};
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::{Day, Month};
use rollkeep_words::{calendar, daily as text};

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
    ask_perfect(days, shown);
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
                <h2 id="month" prop:textContent=changing(move || calendar::month(shown()))></h2>
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

/// Asks the solver what perfect play made of the finished days of the shown month where it is not known, one day after the
/// other.
fn ask_perfect(days: Days, shown: impl Fn() -> Month + 'static) {
    let solver = use_solver_worker();
    let open = OpenRequest::none();
    follow(move || {
        let (rules, month) = (days.rules.get(), shown());
        let states = days.games.with(|games| daily::month(games, &rules, month));
        let known = days.perfect.get();
        let next = states
            .into_iter()
            .rev()
            .find_map(|(day, state)| match state {
                DayState::Finished(id) if known.get(&rules, day).is_none() => {
                    Some((day, days.store.read(|store| store.games().load(&id))?))
                }
                _ => None,
            });
        let asked = next.map(|(day, game)| {
            let request = CoachRequest::Perfect(game.value.to_json());
            solver.ask(request, move |answer| {
                if let Some(game) = answer.perfect_game() {
                    let total = text::total(&game);
                    days.perfect.update(|known| {
                        (days.store).notes(|notes| known.add(notes, &rules, day, total));
                    });
                }
            })
        });
        open.replace(asked);
    });
}

/// The days of a month in weeks, and what their sign says.
fn table(days: Days, month: Month) -> impl IntoView {
    let week: Vec<_> = calendar::week().collect();
    let first = week.first().map_or(1, |(weekday, ..)| *weekday);
    let weekdays = week.into_iter().map(|(_, name, short)| {
        view! { <th scope="col" aria-label=name prop:textContent=short></th> }
    });
    let rules = days.rules.get();
    let states = (days.games).with(|games| daily::month(games, &rules, month));
    let today = days.dates.get().today;
    let mut any_beaten = false;
    let blank = states.first().map_or(first, |(day, _)| day.weekday());
    let blank = (usize::from(blank) + DAYS_OF_A_WEEK - usize::from(first)) % DAYS_OF_A_WEEK;
    let mut places = vec![None; blank];
    places.extend(states.into_iter().map(Some));
    places.resize(places.len().next_multiple_of(DAYS_OF_A_WEEK), None);
    let mut weeks = Vec::new();
    for week in places.chunks(DAYS_OF_A_WEEK) {
        let cells = week.iter().map(|place| match place {
            Some((day, state)) => {
                let current = (*day == today).then_some("date");
                let (cell, beaten) = cell(days, *day, state);
                any_beaten |= beaten;
                view! { <td aria-current=current>{cell}</td> }.into_any()
            }
            None => view! { <td></td> }.into_any(),
        });
        weeks.push(view! { <tr>{cells.collect_view()}</tr> });
    }
    view! {
        <table class="month" aria-labelledby="month">
            <thead>
                <tr>{weekdays.collect_view()}</tr>
            </thead>
            <tbody>{weeks}</tbody>
        </table>
        <p
            class="help"
            hidden=!any_beaten
            aria-hidden="true"
            prop:textContent=format!("{} {}", text::BEATEN, text::beaten())
        ></p>
    }
}

/// A day: its total, or that its game is in play, with a link to the game; and whether it beat perfect play.
fn cell(days: Days, day: Day, state: &DayState) -> (AnyView, bool) {
    let number = day.date().2.to_string();
    let (before, after) = calendar::around_number(day);
    let (id, total) = match state {
        DayState::None => {
            let view = view! {
                <span>
                    <small translate="no" prop:textContent=number></small>
                </span>
            };
            return (view.into_any(), false);
        }
        DayState::InPlay(id) => (id, None),
        DayState::Finished(id) => {
            let found = days.store.read(|store| store.games().load(id));
            (id, Some(found.map_or(0, |it| text::total(&it.value.game))))
        }
    };
    let rules = days.rules.get();
    let perfect = days.perfect.with(|known| known.get(&rules, day));
    let beaten = total
        .zip(perfect)
        .is_some_and(|(total, perfect)| total > perfect);
    let number_and_date = view! {
        <span class="aloud" prop:textContent=before></span>
        <small translate="no" prop:textContent=number></small>
        <span class="aloud" prop:textContent=format!("{after}: ")></span>
    };
    let state = match total {
        Some(total) => view! {
            <b translate="no" prop:textContent=total></b>
            <span class="aloud" prop:textContent=text::points_after(total)></span>
            {beaten
                .then(|| {
                    let beaten = format!(", {}", text::beaten());
                    view! { <span class="aloud" prop:textContent=beaten></span> }
                })}
        }
        .into_any(),
        None => view! {
            <b aria-hidden="true">"…"</b>
            <span class="aloud">{text::in_progress()}</span>
        }
        .into_any(),
    };
    let view = view! {
        <a class:beaten=beaten href=Route::Game(id.clone()).to_string()>
            {number_and_date}
            {state}
        </a>
    };
    (view.into_any(), beaten)
}
