//! Vibration.

use super::navigator::{Navigator, navigator};

/// Returns whether the browser can vibrate. Some say so without a motor.
pub fn can_vibrate() -> bool {
    let function = navigator().and_then(|it| it.vibrate_function().ok());
    function.is_some_and(|it| it.is_function())
}

/// Vibrates for this many milliseconds, if the user has tapped the page: before that, browsers complain.
pub fn vibrate(milliseconds: u32) {
    if let Some(navigator) = navigator().filter(was_touched) {
        // The result only says whether it did.
        let _ = navigator.vibrate(milliseconds);
    }
}

/// If a browser cannot say, it does not vibrate.
fn was_touched(navigator: &Navigator) -> bool {
    let activation = navigator.user_activation().ok().flatten();
    activation.is_some_and(|it| it.has_been_active())
}
