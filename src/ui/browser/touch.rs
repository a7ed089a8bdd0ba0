//! A short vibration, where the device has it.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Navigator;

/// Has the browser something to vibrate with? Some say so without a motor.
pub fn can_vibrate() -> bool {
    method().is_some()
}

/// Vibrates for so many milliseconds. Before the first tap, browsers do not.
pub fn vibrate(milliseconds: u32) {
    if let Some((navigator, vibrate)) = method() {
        // It answers whether it did.
        let _ = vibrate.call1(&navigator, &milliseconds.into());
    }
}

fn method() -> Option<(Navigator, Function)> {
    let navigator = web_sys::window()?.navigator();
    let vibrate = Reflect::get(&navigator, &"vibrate".into()).ok()?;
    Some((navigator, vibrate.dyn_into().ok()?))
}
