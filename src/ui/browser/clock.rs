//! The time.

use super::page::window;
use rollkeep_rules::game::Day;

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

/// Returns milliseconds since an unknown moment, on a clock that nobody can set.
pub fn monotonic_ms() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or_else(js_sys::Date::now, |clock| clock.now())
}
