//! Waiting until the browser has time.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::page::window;

/// Lets the browser do what waits: show what has changed, handle taps.
pub async fn take_breath() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        if let Some(window) = window() {
            // A browser that sets no timers runs no page.
            let _ = window.set_timeout_with_callback(&done);
        }
    });
    // It is never refused.
    let _ = wasm_bindgen_futures::JsFuture::from(soon).await;
}

/// How long a page that was just opened is left alone, in milliseconds.
const LEFT_ALONE: i32 = 1500;

/// Does something when the page was opened and the browser has nothing else to do, as far as it tells.
pub fn when_idle(run: impl FnOnce() + 'static) {
    let idle = Closure::once_into_js(run);
    let soon = Closure::once_into_js(move || {
        let Some(window) = window() else { return };
        let idle = idle.unchecked_ref();
        // Safari does not tell.
        if window.request_idle_callback(idle).is_err() {
            let _ = window.set_timeout_with_callback(idle);
        }
    });
    if let Some(window) = window() {
        // As above.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            soon.unchecked_ref(),
            LEFT_ALONE,
        );
    }
}
