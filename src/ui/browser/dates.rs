//! LocalDates by the browser's `Intl`: as the page's language writes them where the player is.

use js_sys::Intl::{
    DateTimeFormatOptions, DateTimeStyle, DayFormat, MonthFormat, WeekdayFormat, YearFormat,
};
use wasm_bindgen::prelude::*;

use super::page::{language, preferred_language};
use rollkeep_rules::game::Day;
use rollkeep_words::dates::{DateForm, LocalDates};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl)]
    type Locale;

    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(tag: &str) -> Result<Locale, JsValue>;

    #[wasm_bindgen(method, catch, js_name = getWeekInfo)]
    fn week_info(this: &Locale) -> Result<WeekInfo, JsValue>;

    type WeekInfo;

    #[wasm_bindgen(method, getter = firstDay)]
    fn first_day(this: &WeekInfo) -> u8;
}

/// The length of a day in milliseconds.
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// English with the month before the day, and with weeks that begin with a Sunday.
const AMERICAN: &str = "en-US";

/// As in the page's language.
pub const DATES: LocalDates = LocalDates {
    write,
    first_weekday,
};

/// Returns the language in which dates are written. English puts the day first, unless the player is American.
fn locale() -> String {
    match language() {
        english if english == "en" => match preferred_language() {
            Some(here) if here == AMERICAN => here,
            _ => "en-GB".to_owned(),
        },
        other => other,
    }
}

fn write(form: DateForm, day: Day) -> String {
    let options = DateTimeFormatOptions::new();
    options.set_time_zone("UTC");
    if matches!(form, DateForm::Full | DateForm::OfYear | DateForm::Short) {
        options.set_day(DayFormat::Numeric);
    }
    if matches!(form, DateForm::Full | DateForm::Month) {
        options.set_year(YearFormat::Numeric);
    }
    match form {
        DateForm::Full | DateForm::OfYear | DateForm::Month => options.set_month(MonthFormat::Long),
        DateForm::Short => options.set_month(MonthFormat::Short),
        DateForm::Weekday => options.set_weekday(WeekdayFormat::Long),
        DateForm::ShortWeekday => options.set_weekday(WeekdayFormat::Short),
    }
    written(f64::from(day.number()) * DAY, &options)
}

/// Writes the date of a time in milliseconds since 1970, with the month in letters: 8/10 is not the same day to everybody
/// who reads English.
pub fn date(ms: u64) -> String {
    let options = DateTimeFormatOptions::new();
    // Without it, the month is written in digits.
    options.set_date_style(DateTimeStyle::Medium);
    written(ms as f64, &options)
}

fn written(time: f64, options: &DateTimeFormatOptions) -> String {
    let date = js_sys::Date::new(&time.into());
    date.to_locale_date_string(&locale(), options).into()
}

/// Not every browser knows with which day weeks begin.
fn first_weekday() -> u8 {
    let locale = locale();
    let known = Locale::new(&locale).and_then(|it| it.week_info());
    let known = known.map(|week| week.first_day()).ok();
    known.unwrap_or(if locale == AMERICAN { 7 } else { 1 })
}
