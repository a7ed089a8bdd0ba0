//! How dates are written.

use rollkeep_rules::game::Day;

/// What is said of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateForm {
    /// "22 November 2026"
    Full,
    /// "22 November"
    OfYear,
    /// "22 Nov"
    Short,
    /// "November 2026"
    Month,
    /// "Sunday"
    Weekday,
    /// The same in as few letters as people use.
    ShortWeekday,
}

/// How dates are written where the player is. In the page, the browser knows.
#[derive(Clone, Copy)]
pub struct LocalDates {
    /// Writes a date.
    pub write: fn(DateForm, Day) -> String,
    /// The day with which a week begins: 1 is Monday, 7 is Sunday.
    pub first_weekday: fn() -> u8,
}

impl LocalDates {
    /// As in English, with the day before the month.
    #[cfg(not(target_arch = "wasm32"))]
    pub const ENGLISH: LocalDates = LocalDates {
        write: in_english,
        first_weekday: || 1,
    };
}

#[cfg(not(target_arch = "wasm32"))]
fn in_english(form: DateForm, day: Day) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    const WEEKDAYS: [&str; 7] = [
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ];
    let (year, month, number) = day.date();
    let month = MONTHS[usize::from(month - 1)];
    let weekday = WEEKDAYS[usize::from(day.weekday() - 1)];
    match form {
        DateForm::Full => format!("{number} {month} {year}"),
        DateForm::OfYear => format!("{number} {month}"),
        DateForm::Short => format!("{number} {}", &month[..3]),
        DateForm::Month => format!("{month} {year}"),
        DateForm::Weekday => weekday.to_owned(),
        DateForm::ShortWeekday => weekday[..3].to_owned(),
    }
}
