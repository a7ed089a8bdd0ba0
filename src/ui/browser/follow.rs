//! Code that follows signals.

use leptos::prelude::*;

/// Runs now, and again whenever a signal that it has read changes, as long as the screen exists.
pub fn follow(run: impl FnMut() + 'static) {
    fn keep(mut run: Box<dyn FnMut()>) {
        let effect = RenderEffect::new(move |_: Option<()>| run());
        on_cleanup(move || drop(effect));
    }
    keep(Box::new(run));
}
