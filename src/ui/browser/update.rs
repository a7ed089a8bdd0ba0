//! New versions of the app: found in the background, put in place when the player says so.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

thread_local! {
    /// The new version that waits, once there is one.
    static WAITING: Cell<Option<ServiceWorker>> = const { Cell::new(None) };
}

/// Registers the service worker; `on_waiting` is called when a new version waits to be put in place.
///
/// Without one (an old browser, an insecure address) the app works, but not offline.
pub fn watch_for_updates(on_waiting: impl Fn() + Clone + 'static) {
    let Some(container) = container() else { return };
    spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.register("sw.js")).await else {
            return;
        };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        // The first version of all does not wait for anyone.
        if registration.waiting().is_some() && container.controller().is_some() {
            offer(registration.waiting(), &on_waiting);
        }
        watch(&registration, on_waiting);
    });
}

/// Puts the waiting version in place, then loads the page anew.
pub fn activate_update() {
    let (Some(waiting), Some(container)) = (WAITING.take(), container()) else {
        return;
    };
    let reload = Closure::once_into_js(|| {
        if let Some(window) = web_sys::window() {
            let _ = window.location().reload();
        }
    });
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    // A worker that is gone takes no message; the next visit brings the new version anyway.
    let _ = waiting.post_message(&"activate".into());
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    let present = js_sys::Reflect::has(&navigator, &"serviceWorker".into()).ok()?;
    present.then(|| navigator.service_worker())
}

fn watch(registration: &ServiceWorkerRegistration, on_waiting: impl Fn() + Clone + 'static) {
    let found = registration.clone();
    let on_found = Closure::<dyn FnMut()>::new(move || {
        let Some(installing) = found.installing() else {
            return;
        };
        let (worker, on_waiting) = (installing.clone(), on_waiting.clone());
        let on_state = Closure::<dyn FnMut()>::new(move || {
            let replaces = container().is_some_and(|c| c.controller().is_some());
            if worker.state() == ServiceWorkerState::Installed && replaces {
                offer(Some(worker.clone()), &on_waiting);
            }
        });
        installing.set_onstatechange(Some(on_state.as_ref().unchecked_ref()));
        on_state.forget();
    });
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}

fn offer(waiting: Option<ServiceWorker>, on_waiting: &impl Fn()) {
    WAITING.set(waiting);
    on_waiting();
}
