//! Time and date.

use js_sys::Intl::{DateTimeFormatOptions, DateTimeStyle};

use super::page::window;
use rollkeep_core::game::Day;

/// Returns the time in milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Returns today's date on the clock of this device.
pub fn today() -> Day {
    let now = now_ms();
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(now as f64));
    Day::at(now, -(date.get_timezone_offset() as i32))
}

/// Formats the date of a time in milliseconds since 1970 as the page's language does, with the month in letters: 8/10 is
/// not the same day to everybody who reads English.
pub fn date(ms: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(ms as f64));
    let options = DateTimeFormatOptions::new();
    // Without it, the day is written in digits.
    options.set_date_style(DateTimeStyle::Medium);
    let language = super::page::language();
    // The day comes first, as in the messages.
    let language = match &*language {
        "en" => "en-GB",
        other => other,
    };
    date.to_locale_date_string(language, &options).into()
}

/// Returns milliseconds since an unknown moment, on a clock that nobody can set.
pub fn monotonic_ms() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}
