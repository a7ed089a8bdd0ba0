//! What time and what day it is.

use super::page::window;
use crate::game::Day;

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date, as the clock on this device tells it.
pub fn today() -> Day {
    let now = now_ms();
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(now as f64));
    Day::at(now, -(date.get_timezone_offset() as i32))
}

/// A day as the page's language writes it, from milliseconds since 1970. With the month in letters where the language
/// has it so: all who read English do not agree on 8/10.
pub fn date(ms: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(ms as f64));
    let options = js_sys::Object::new();
    // Without it, the day is written in digits.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let language = super::page::language();
    // The day comes first, as in the messages.
    let language = match &*language {
        "en" => "en-GB",
        other => other,
    };
    date.to_locale_date_string(language, &options).into()
}

/// Milliseconds since some moment, by a clock that nobody sets.
pub fn monotonic_ms() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}
