//! Waiting until the browser has time.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::IdleRequestOptions;

use super::page::window;

/// Gives the browser a break to show changes and to handle taps.
pub async fn take_breath() {
    let soon = js_sys::Promise::new(&mut |done, _| {
        if let Some(window) = window() {
            // Without timers, no page could run.
            let _ = window.set_timeout_with_callback(&done);
        }
    });
    // This promise never fails.
    let _ = wasm_bindgen_futures::JsFuture::from(soon).await;
}

/// How long a new page is left alone, in milliseconds.
const LEFT_ALONE: i32 = 1500;

/// A browser that is busy for this time after that is taken to be idle, in milliseconds: a slow device gets its lazy screens, too.
const BUSY: u32 = 2000;

/// Calls `run` some time after the page was opened, when the browser is idle.
pub fn when_idle(run: impl FnOnce() + 'static) {
    let idle = Closure::once_into_js(run);
    let soon = Closure::once_into_js(move || {
        let Some(window) = window() else { return };
        let idle = idle.unchecked_ref();
        let at_last = IdleRequestOptions::new();
        at_last.set_timeout(BUSY);
        let waits = window.request_idle_callback_with_options(idle, &at_last);
        // Safari cannot tell when it is idle.
        if waits.is_err() {
            let _ = window.set_timeout_with_callback(idle);
        }
    });
    if let Some(window) = window() {
        // Without timers, no page could run.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            soon.unchecked_ref(),
            LEFT_ALONE,
        );
    }
}
