//! Vibration.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Navigator;

/// Returns whether the browser can vibrate. Some say so without a motor.
pub fn can_vibrate() -> bool {
    method().is_some()
}

/// Vibrates for this many milliseconds, if the user has tapped the page: before that, browsers complain.
pub fn vibrate(milliseconds: u32) {
    if let Some((navigator, vibrate)) = method().filter(|(navigator, _)| was_touched(navigator)) {
        // The result only says whether it did.
        let _ = vibrate.call1(&navigator, &milliseconds.into());
    }
}

/// If a browser cannot say, it does not vibrate.
fn was_touched(navigator: &Navigator) -> bool {
    let activation = Reflect::get(navigator, &"userActivation".into());
    let touched = activation.and_then(|it| Reflect::get(&it, &"hasBeenActive".into()));
    touched.is_ok_and(|it| it.is_truthy())
}

fn method() -> Option<(Navigator, Function)> {
    let navigator = web_sys::window()?.navigator();
    let vibrate = Reflect::get(&navigator, &"vibrate".into()).ok()?;
    Some((navigator, vibrate.dyn_into().ok()?))
}
