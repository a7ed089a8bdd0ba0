//! Code that follows signals, and frames.

use std::time::Duration;

use leptos::prelude::*;

/// Runs now, and again whenever a signal that it has read changes, as long as the screen exists. An `Effect` of Leptos first runs
/// after the screen has been built.
pub fn follow(run: impl FnMut() + 'static) {
    fn keep(mut run: Box<dyn FnMut()>) {
        let effect = RenderEffect::new(move |_: Option<()>| run());
        on_cleanup(move || drop(effect));
    }
    keep(Box::new(run));
}

/// Runs once the next frame is on the screen.
pub fn after_frame(run: impl FnOnce() + 'static) {
    fn wait(run: Box<dyn FnOnce()>) {
        request_animation_frame(move || set_timeout(run, Duration::ZERO));
    }
    wait(Box::new(run));
}
