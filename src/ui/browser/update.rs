//! New versions of the app: found in the background, activated when the user agrees.

use std::cell::RefCell;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

thread_local! {
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
}

/// Registers the service worker; calls `on_waiting` when a new version waits.
///
/// Without one (an old browser, an insecure address, an extension that forbids it) the app works, but not offline.
pub fn watch_for_updates(on_waiting: impl Fn() + Clone + 'static) {
    let Some(container) = container() else { return };
    spawn_local(async move {
        let Ok(registration) = register(&container).await else {
            return;
        };
        if registration.waiting().is_some() && replaces_another(&registration) {
            on_waiting();
        }
        watch(&registration, on_waiting);
        REGISTRATION.set(Some(registration));
    });
}

/// Returns whether another version is active. The first version ever replaces none and does not wait.
fn replaces_another(registration: &ServiceWorkerRegistration) -> bool {
    registration.active().is_some()
}

/// Activates the waiting version, then reloads the page.
pub fn activate_update() {
    let waiting = REGISTRATION.with_borrow(|it| it.as_ref().and_then(|it| it.waiting()));
    // Another tab has already activated it.
    let (Some(waiting), Some(container)) = (waiting, container()) else {
        return reload();
    };
    let worker = waiting.clone();
    let on_state = Closure::<dyn FnMut()>::new(move || {
        let state = worker.state();
        if state == ServiceWorkerState::Activated || state == ServiceWorkerState::Redundant {
            reload();
        }
    });
    // They are needed until the page is gone.
    waiting.set_onstatechange(Some(on_state.into_js_value().unchecked_ref()));
    let on_change = Closure::<dyn FnMut()>::new(reload).into_js_value();
    container.set_oncontrollerchange(Some(on_change.unchecked_ref()));
    // A worker that is gone takes no message; then the next visit brings the new version.
    let _ = waiting.post_message(&"activate".into());
}

fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    // Some browsers have none, and some throw an exception.
    let container = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    container.dyn_into().ok()
}

/// Registers the service worker. Extensions may have replaced the browser's function by something else.
async fn register(
    container: &ServiceWorkerContainer,
) -> Result<ServiceWorkerRegistration, JsValue> {
    let register: Function = Reflect::get(container, &"register".into())?.dyn_into()?;
    let promise = register.call1(container, &"sw.js".into())?;
    JsFuture::from(Promise::resolve(&promise)).await?.dyn_into()
}

fn watch(registration: &ServiceWorkerRegistration, on_waiting: impl Fn() + Clone + 'static) {
    let found = registration.clone();
    let on_found = Closure::<dyn FnMut()>::new(move || {
        let Some(installing) = found.installing() else {
            return;
        };
        if !replaces_another(&found) {
            return;
        }
        let (worker, on_waiting) = (installing.clone(), on_waiting.clone());
        let on_state = Closure::<dyn FnMut()>::new(move || {
            if worker.state() == ServiceWorkerState::Installed {
                on_waiting();
            }
        });
        installing.set_onstatechange(Some(on_state.as_ref().unchecked_ref()));
        on_state.forget();
    });
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}
