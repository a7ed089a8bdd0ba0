//! Animations with the Web Animations API. The keyframes are computed in advance; nothing moves with reduced motion.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element};

use super::clock::monotonic_ms;
use super::follow;

/// A keyframe: the time from 0 to 1, and the value of the style.
pub type Keyframe = (f64, String);

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Returns whether things may move, according to the system and the settings.
pub fn may_move() -> bool {
    let reduce = "(prefers-reduced-motion: reduce)";
    let query = web_sys::window().and_then(|window| window.match_media(reduce).ok().flatten());
    let still =
        document().and_then(|it| it.query_selector(":root[data-motion=off]").ok().flatten());
    still.is_none() && !query.is_some_and(|query| query.matches())
}

/// Returns whether something moves in the first element that matches a selector.
pub fn is_moving(selector: &str) -> bool {
    let found = document().and_then(|it| it.query_selector(selector).ok().flatten());
    let all = found.and_then(|found| animations(&found));
    all.is_some_and(|all| all.length() > 0)
}

/// Ends all animations in an element.
pub fn stop_moving(within: &Element) {
    for animation in animations(within).iter().flat_map(Array::iter) {
        // Cancelling an animation never fails.
        let _ = call(&animation, "cancel", &Array::new());
    }
}

fn animations(within: &Element) -> Option<Array> {
    let options = Object::new();
    set(&options, "subtree", true);
    call(within, "getAnimations", &Array::of1(&options))?
        .dyn_into()
        .ok()
}

fn call(on: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method = Reflect::get(on, &method.into()).ok()?;
    method.dyn_ref::<Function>()?.apply(on, arguments).ok()
}

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    // Setting a property of a new object never fails.
    let _ = Reflect::set(object, &key.into(), &value.into());
}

/// Animates a property of an element through these keyframes; it ends at the value in the styles. Only `transform` and
/// `opacity` are smooth everywhere.
pub fn animate(
    element: &Element,
    property: &str,
    frames: &[Keyframe],
    easing: &str,
    milliseconds: f64,
) {
    let (values, offsets) = (Array::new(), Array::new());
    for (offset, value) in frames {
        offsets.push(&(*offset).into());
        values.push(&value.into());
    }
    let keyframes = Object::new();
    set(&keyframes, property, values);
    set(&keyframes, "offset", offsets);
    set(&keyframes, "easing", easing);
    // A browser without animations shows the end at once.
    let arguments = Array::of2(&keyframes, &milliseconds.into());
    let _ = call(element, "animate", &arguments);
}

/// How long a number counts up, in milliseconds.
const COUNTS: f64 = 500.0;

/// Follows a number. Returns the number that is drawn over it while it counts up; the final one stays in the page for
/// screen readers.
pub fn counting(number: Memo<u16>) -> ReadSignal<Option<u16>> {
    let (drawn, mut before) = (RwSignal::new(None), None);
    follow(move || {
        let now = number.get();
        let smaller = before.replace(now).filter(|before| *before < now);
        if let Some(from) = smaller.filter(|_| may_move()) {
            draw(number, drawn, (from, now), monotonic_ms());
        }
    });
    drawn.read_only()
}

fn draw(number: Memo<u16>, drawn: RwSignal<Option<u16>>, (from, to): (u16, u16), begun: f64) {
    let left = 1.0 - (monotonic_ms() - begun) / COUNTS;
    // A newer score may have come, with its own count, or the screen may be closed.
    let is_last = number.try_get_untracked() == Some(to);
    if left <= 0.0 || !is_last {
        drawn.try_set(None);
        return;
    }
    // Only whole numbers, because code that writes fractions is large.
    let now = f64::from(to) - f64::from(to.saturating_sub(from)) * left * left;
    drawn.try_set(Some(now as u16));
    request_animation_frame(move || draw(number, drawn, (from, to), begun));
}
