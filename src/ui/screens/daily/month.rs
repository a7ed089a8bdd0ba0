//! The calendar: a month with the total of each day.

use leptos::prelude::*;

use super::Days;
use crate::ui::browser::{El, el};
use crate::ui::components::{Shape, link, quiet};
use crate::ui::route::Route;
use rollkeep_core::daily::{self, DayState};
use rollkeep_core::game::{Day, Month};
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::daily as text;

const DAYS_OF_A_WEEK: usize = 7;

/// The current month, with buttons to earlier ones.
pub fn calendar(days: Days) -> El {
    // `None` means the current month, even when the day changes.
    let asked = RwSignal::new(None::<Month>);
    let last = move || days.dates.get().today.month();
    let shown = move || asked.get().unwrap_or_else(last);
    let go = move |to: Option<Month>| {
        if let Some(month) = to {
            days.device.announce(text::month(month));
            asked.set(Some(month).filter(|it| *it != untrack(last)));
        }
    };
    let before = move || untrack(shown).before();
    let after = move || {
        let month = untrack(shown);
        month.after().filter(|_| month != untrack(last))
    };
    let head = el("div.month-head")
        .child(
            quiet(Shape::Back, &text::month_before(), move || go(before()))
                .id("month-before")
                .flag("aria-disabled", move || shown().before().is_none()),
        )
        .child(el("h2").id("month").live_text(move || text::month(shown())))
        .child(
            quiet(Shape::Forward, &text::month_after(), move || go(after()))
                .id("month-after")
                .flag("aria-disabled", move || shown() == last()),
        );
    el("section.calendar")
        .child(head)
        .live(move || table(days, shown()))
}

fn table(days: Days, month: Month) -> El {
    let weekdays = (1..=DAYS_OF_A_WEEK).map(|day| {
        el("th")
            .attr("scope", "col")
            .attr("aria-label", text::weekday(day))
            .child(text::weekday_short(day))
    });
    let rules = days.rules.get();
    let states = (days.games).with(|games| daily::month(games, &rules.id, month));
    let today = days.dates.get().today;
    let blank = states.first().map_or(0, |(day, _)| day.weekday() - 1);
    let mut cells: Vec<El> = (0..blank).map(|_| el("td")).collect();
    cells.extend(states.iter().map(|(day, state)| {
        let cell = el("td").child(cell(days, *day, state));
        match *day == today {
            true => cell.attr("aria-current", "date"),
            false => cell,
        }
    }));
    let weeks = cells.chunks(DAYS_OF_A_WEEK).map(|week| {
        let blank = (week.len()..DAYS_OF_A_WEEK).map(|_| el("td"));
        let week = week.iter().cloned().chain(blank);
        el("tr").child(week.collect::<Vec<_>>())
    });
    el("table.month")
        .attr("aria-labelledby", "month")
        .child(el("thead").child(el("tr").child(weekdays.collect::<Vec<_>>())))
        .child(el("tbody").child(weeks.collect::<Vec<_>>()))
}

/// A day: its total, or that its game is in play, with a link to the game.
fn cell(days: Days, day: Day, state: &DayState) -> El {
    let number = el("small").child(day.date().2.to_string());
    let to = |id: &RecordId, seen: El, aloud: &str| {
        link("a", &Route::Game(id.clone()))
            .child(number.clone())
            .child(el("span.aloud").child(text::month_aloud(day)))
            .child(seen)
            .child(el("span.aloud").child(aloud))
    };
    match state {
        DayState::None => el("span").child(number),
        DayState::InPlay(id) => {
            let seen = el("b").attr("aria-hidden", "true").child("…");
            to(id, seen, &text::in_progress())
        }
        DayState::Finished(id) => {
            let found = days.device.store(|store| store.games().load(id));
            let total = found.map_or(0, |it| text::total(&it.saved.game));
            to(
                id,
                el("b").child(total.to_string()),
                &text::points_after(total),
            )
        }
    }
}
