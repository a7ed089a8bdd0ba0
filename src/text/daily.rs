//! The game of the day.

use crate::daily::Mark;
use crate::game::{Day, Month};
use crate::text::rule_sets;

/// What the signs of the [marks](mark) say.
pub const LEGEND: &str = "● best · ◐ cost a little · ○ cost a lot";

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

/// The days of the week, the first one a Monday.
pub const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

/// "22 November 2026"
pub fn date(day: Day) -> String {
    let (year, _, number) = day.date();
    format!("{number} {} {year}", month_name(day.month()))
}

/// "November 2026"
pub fn month(month: Month) -> String {
    format!("{} {}", month_name(month), month.year())
}

fn month_name(month: Month) -> &'static str {
    let place = usize::from(month.number()).saturating_sub(1);
    MONTHS.get(place).copied().unwrap_or_default()
}

/// The sign of a mark: told apart without colour.
pub const fn mark(mark: Mark) -> char {
    match mark {
        Mark::Best => '●',
        Mark::Little => '◐',
        Mark::Much => '○',
    }
}

/// The same for the ear.
pub const fn mark_aloud(mark: Mark) -> &'static str {
    match mark {
        Mark::Best => "best",
        Mark::Little => "cost a little",
        Mark::Much => "cost a lot",
    }
}

/// "5 days in a row"; nothing of a single day.
pub fn streak(days: usize) -> Option<String> {
    (days > 1).then(|| format!("{days} days in a row"))
}

/// How the game of a day went, as a text to send. It tells no dice and no boxes, so whoever reads it can still play.
pub fn to_share(
    rules: &str,
    day: Day,
    total: u16,
    perfect: Option<u16>,
    marks: &[Mark],
    days: usize,
) -> String {
    let perfect = perfect.map_or(String::new(), |total| format!(" · Perfect: {total}"));
    let mut lines = vec![
        format!("Rollkeep · {} · {}", rule_sets::name(rules), date(day)),
        format!("{total} points{perfect}"),
    ];
    let signs: String = marks.iter().copied().map(mark).collect();
    if !signs.is_empty() {
        lines.push(signs);
    }
    lines.extend(streak(days));
    lines.join("\n")
}
