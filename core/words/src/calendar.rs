//! Days, months and weeks in words.

use super::dates::DateForm;
use super::message::{first_weekday, say_date};
use rollkeep_rules::game::{Day, Month};

/// "22 November 2026"
pub fn date(day: Day) -> String {
    say_date(DateForm::Full, day)
}

/// "22 November"
pub fn date_of_year(day: Day) -> String {
    say_date(DateForm::OfYear, day)
}

/// What stands before and after the number of a day in its date: "" and " November", or "November " and "".
pub fn around_number(day: Day) -> (String, String) {
    let (date, number) = (date_of_year(day), day.date().2.to_string());
    match date.split_once(&number) {
        Some((before, after)) => (before.to_owned(), after.to_owned()),
        None => (String::new(), format!(" {date}")),
    }
}

/// "22 Nov"
pub fn short_date(day: Day) -> String {
    say_date(DateForm::Short, day)
}

/// "November 2026"
pub fn month(month: Month) -> String {
    let first = month.days().next();
    first.map_or_else(String::new, |day| say_date(DateForm::Month, day))
}

/// The days of a week in their order: the number of each, its name, and the name in a few letters.
pub fn week() -> impl Iterator<Item = (u8, String, String)> {
    let first = first_weekday();
    (0..7).filter_map(move |after| {
        let weekday = (first - 1 + after) % 7 + 1;
        // 1970 began with a Thursday.
        let day = Day::from_number(3 + u32::from(weekday))?;
        let [name, short] = [DateForm::Weekday, DateForm::ShortWeekday].map(|it| say_date(it, day));
        Some((weekday, name, short))
    })
}
