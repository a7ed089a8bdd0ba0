//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A date from 1970-01-01 to 9999-12-31, without a time and without a time zone. Its text is `2026-11-22`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(u32);

/// A month of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: u16,
    month: u8,
}

/// This text or number is not a [`Day`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no day from 1970-01-01 to 9999-12-31")]
pub struct NoDay;

const MILLIS: u64 = 24 * 60 * 60 * 1000;

impl Day {
    /// 1970-01-01.
    pub const FIRST: Day = Day(0);
    /// 9999-12-31.
    pub const LAST: Day = Day(2_932_896);

    /// Returns the day with this year, this month from 1 and this day of the month from 1; `None` if the calendar has
    /// no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let month = Month::new(year, month)?;
        (1..=month.length()).contains(&day).then(|| month.day(day))
    }

    /// Returns the day that is this many days after 1970-01-01, up to [`Day::LAST`].
    pub fn from_number(number: u32) -> Option<Day> {
        (number <= Day::LAST.0).then_some(Day(number))
    }

    /// Returns the number of days since 1970-01-01.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the date where clocks are this many minutes ahead of UTC, at a time in milliseconds since 1970.
    pub fn at(time: u64, minutes_ahead: i32) -> Day {
        let ahead = i64::from(minutes_ahead) * 60_000;
        let days = time.saturating_add_signed(ahead) / MILLIS;
        Day(days.min(Day::LAST.0.into()) as u32)
    }

    /// Returns the year, the month from 1, and the day of the month from 1.
    pub fn date(self) -> (u16, u8, u8) {
        let (year, month, day) = datealgo::rd_to_date(self.0 as i32);
        (year as u16, month, day)
    }

    /// Returns the day of the week: 1 is Monday, 7 is Sunday.
    pub fn weekday(self) -> u8 {
        datealgo::rd_to_weekday(self.0 as i32)
    }

    /// Returns the month of this day.
    pub fn month(self) -> Month {
        let (year, month, _) = self.date();
        Month { year, month }
    }

    /// Returns the day before, if there is one.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// Returns the day after, if there is one.
    pub fn after(self) -> Option<Day> {
        Day::from_number(self.0 + 1)
    }
}

impl Month {
    /// Returns this month, from 1, of a year from 1970 to 9999.
    pub fn new(year: u16, month: u8) -> Option<Month> {
        let fits = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        fits.then_some(Month { year, month })
    }

    /// Returns the year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the number of the month in its year, from 1.
    pub const fn number(self) -> u8 {
        self.month
    }

    /// Returns the month before, if there is one.
    pub fn before(self) -> Option<Month> {
        match self.month {
            1 => Month::new(self.year - 1, 12),
            month => Month::new(self.year, month - 1),
        }
    }

    /// Returns the month after, if there is one.
    pub fn after(self) -> Option<Month> {
        match self.month {
            12 => Month::new(self.year + 1, 1),
            month => Month::new(self.year, month + 1),
        }
    }

    /// Returns the days of this month, in order.
    pub fn days(self) -> impl DoubleEndedIterator<Item = Day> {
        (1..=self.length()).map(move |day| self.day(day))
    }

    fn length(self) -> u8 {
        datealgo::days_in_month(self.year.into(), self.month)
    }

    /// Returns this day of the month, from 1.
    fn day(self, day: u8) -> Day {
        Day(datealgo::date_to_rd((self.year.into(), self.month, day)) as u32)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let mut parts = text.split('-');
        let mut part = || parts.next().unwrap_or_default();
        let (year, month, day) = (part(), part(), part());
        let day = match (year.parse(), month.parse(), day.parse()) {
            (Ok(year), Ok(month), Ok(day)) => Day::new(year, month, day),
            _ => None,
        };
        // Each day has only one spelling.
        day.filter(|day| day.to_string() == text).ok_or(NoDay)
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Day, NoDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}
