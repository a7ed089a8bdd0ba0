//! Leptos' signals and timers. The rest of Leptos stays out: views are made with `browser::el`, and what talks to a server
//! would be in every page.

use any_spawner::Executor;
pub use leptos_dom::helpers::{
    IntervalHandle, request_animation_frame, set_interval, set_interval_with_handle, set_timeout,
};
pub use reactive_graph::computed::*;
pub use reactive_graph::effect::*;
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::*;
pub use reactive_graph::prelude::*;
pub use reactive_graph::signal::*;

/// Runs this as soon as the page has nothing else to do.
pub fn spawn_local(future: impl Future<Output = ()> + 'static) {
    Executor::spawn_local(future);
}

/// Runs the app. Its owner lasts as long as the page.
pub fn begin(app: impl FnOnce()) {
    // Refused only when there is an executor already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(app);
    std::mem::forget(owner);
}
