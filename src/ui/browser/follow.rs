//! Code that follows signals.

use std::time::Duration;

use leptos::prelude::*;

/// Runs now, and again whenever a signal that it has read changes, as long as the screen exists.
pub fn follow(run: impl FnMut() + 'static) {
    fn keep(mut run: Box<dyn FnMut()>) {
        let effect = RenderEffect::new(move |_: Option<()>| run());
        on_cleanup(move || drop(effect));
    }
    keep(Box::new(run));
}

/// Returns a signal with this value, which is set only when the value changes. A `Memo` keeps equal values from its readers,
/// too, but each of them wakes to ask whether it has changed: with six cards, hundreds at every roll.
pub fn settled<T>(value: impl Fn() -> T + 'static) -> ReadSignal<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let signal = RwSignal::new(untrack(&value));
    follow(move || set_if_new(signal, value()));
    signal.read_only()
}

/// Returns a signal for each of these values, which is set only when that value changes. `None` leaves it as it is.
pub fn each_settled<T>(values: impl Fn() -> Vec<Option<T>> + 'static) -> Vec<ReadSignal<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let first = untrack(&values).into_iter().flatten();
    let signals: Vec<RwSignal<T>> = first.map(RwSignal::new).collect();
    let all = signals.iter().map(RwSignal::read_only).collect();
    follow(move || {
        for (signal, now) in signals.iter().zip(values()) {
            if let Some(now) = now {
                set_if_new(*signal, now);
            }
        }
    });
    all
}

/// Sets a signal if this value differs from its own.
fn set_if_new<T>(signal: RwSignal<T>, now: T)
where
    T: PartialEq + Send + Sync + 'static,
{
    if signal.try_with_untracked(|before| *before != now) == Some(true) {
        signal.set(now);
    }
}

/// Runs once the next frame is on the screen.
pub fn after_frame(run: impl FnOnce() + 'static) {
    fn wait(run: Box<dyn FnOnce()>) {
        request_animation_frame(move || set_timeout(run, Duration::ZERO));
    }
    wait(Box::new(run));
}
