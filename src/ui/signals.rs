//! Leptos' signals and timers. The rest of Leptos is not used: `browser::el` makes the views, and the code for servers would be
//! in every page (`docs/DECISIONS.md`).

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

/// Runs a future on the page's thread, after the current code.
pub fn spawn_local(future: impl Future<Output = ()> + 'static) {
    Executor::spawn_local(future);
}

/// Runs the app. Its owner lives until the page is closed.
pub fn begin(app: impl FnOnce()) {
    // Fails only if there is an executor already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(app);
    std::mem::forget(owner);
}
