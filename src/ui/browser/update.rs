//! New versions of the app: found in the background, activated when the user agrees.

use std::cell::{Cell, RefCell};

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use super::clock::now_ms;
use super::listener::on_window;
use super::navigator::service_workers;
use super::page::hidden;

#[wasm_bindgen]
extern "C" {
    /// `ServiceWorkerContainer`, in which extensions may have replaced the browser's function by something else.
    type Workers;

    #[wasm_bindgen(method, catch)]
    fn register(this: &Workers, address: &str) -> Result<JsValue, JsValue>;
}

/// How long the page does not look for a new version again, in milliseconds.
const HOUR: u64 = 60 * 60 * 1000;

thread_local! {
    /// The browser answers with it after the page has been mounted, outside of every reactive owner.
    static REGISTRATION: RefCell<Option<ServiceWorkerRegistration>> = const { RefCell::new(None) };
}

/// Registers the service worker; calls `on_waiting` when a new version waits.
///
/// Without one (an old browser, an insecure address, an extension that forbids it) the app works, but not offline.
pub fn watch_for_updates(on_waiting: impl Fn() + Clone + 'static) {
    let Some(container) = service_workers() else {
        return;
    };
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
    let looked = Cell::new(now_ms());
    on_window("visibilitychange", move |_| {
        // The clock may have been set back.
        let is_due = now_ms().abs_diff(looked.get()) >= HOUR;
        if !hidden() && is_due {
            looked.set(now_ms());
            spawn_local(look());
        }
    });
}

/// Looks for a new version. Browsers look by themselves only when the page is opened, and some apps stay open for weeks.
async fn look() {
    let registration = REGISTRATION.with_borrow(Clone::clone);
    let looks = registration.and_then(|it| it.update().ok());
    if let Some(looks) = looks {
        // Without the host, there is nothing new.
        let _ = JsFuture::from(looks).await;
    }
}

/// Returns whether another version is active. The first version ever replaces none and does not wait.
fn replaces_another(registration: &ServiceWorkerRegistration) -> bool {
    registration.active().is_some()
}

/// Activates the waiting version, then reloads the page.
pub fn activate_update() {
    let waiting = REGISTRATION.with_borrow(|it| it.as_ref().and_then(|it| it.waiting()));
    // Another tab has already activated it.
    let (Some(waiting), Some(container)) = (waiting, service_workers()) else {
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

async fn register(
    container: &ServiceWorkerContainer,
) -> Result<ServiceWorkerRegistration, JsValue> {
    let promise = container.unchecked_ref::<Workers>().register("sw.js")?;
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
