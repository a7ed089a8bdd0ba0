//! A short vibration, where the device has it.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Navigator;

/// Has the browser something to vibrate with? Some say so without a motor.
pub fn can_vibrate() -> bool {
    method().is_some()
}

/// Vibrates for so many milliseconds, if somebody has tapped the page: before that, browsers complain.
pub fn vibrate(milliseconds: u32) {
    if let Some((navigator, vibrate)) = method().filter(|(navigator, _)| was_touched(navigator)) {
        // It answers whether it did.
        let _ = vibrate.call1(&navigator, &milliseconds.into());
    }
}

/// A browser that does not tell is left alone.
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
