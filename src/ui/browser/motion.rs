//! Animations with the Web Animations API. The keyframes are computed in advance; nothing moves with reduced motion.

use js_sys::{Array, Object};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Animation, Element};

use super::clock::monotonic_ms;
use super::elements::{element_of, find};
use super::follow;

// `web_sys` has these only as unstable interfaces.
#[wasm_bindgen]
extern "C" {
    /// An element, which old browsers cannot animate.
    type Animated;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &Frames, milliseconds: f64) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch, js_name = getAnimations)]
    fn animations(this: &Animated, which: &Which) -> Result<Array<Animation>, JsValue>;

    /// Keyframes, each property with its values.
    #[wasm_bindgen(extends = Object)]
    type Frames;

    #[wasm_bindgen(method, indexing_setter)]
    fn set_values(this: &Frames, property: &str, values: &Array);

    #[wasm_bindgen(method, setter)]
    fn set_offset(this: &Frames, offsets: &Array);

    #[wasm_bindgen(method, setter)]
    fn set_easing(this: &Frames, easing: &str);

    /// Which animations are asked for.
    #[wasm_bindgen(extends = Object)]
    type Which;

    #[wasm_bindgen(method, setter)]
    fn set_subtree(this: &Which, subtree: bool);
}

/// A keyframe: the time from 0 to 1, and the value of the style.
pub type Keyframe = (f64, String);

/// Returns whether things may move, according to the system and the settings. Not with leptos-use: this is asked at a
/// moment, and its signal says that nothing is reduced until an effect has run.
pub fn may_move() -> bool {
    let reduce = "(prefers-reduced-motion: reduce)";
    let query = web_sys::window().and_then(|window| window.match_media(reduce).ok().flatten());
    let is_off = find(":root[data-motion=off]").is_some();
    !is_off && !query.is_some_and(|query| query.matches())
}

/// Returns whether something moves in an element.
pub fn is_moving(within: NodeRef<html::Div>) -> bool {
    let all = element_of(within).and_then(|it| animations(&it));
    all.is_some_and(|all| all.length() > 0)
}

/// Ends all animations in an element.
pub fn stop_moving(within: &Element) {
    for animation in animations(within).into_iter().flatten() {
        animation.cancel();
    }
}

fn animations(within: &Element) -> Option<Array<Animation>> {
    let all: Which = Object::new().unchecked_into();
    all.set_subtree(true);
    within.unchecked_ref::<Animated>().animations(&all).ok()
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
    let keyframes: Frames = Object::new().unchecked_into();
    keyframes.set_values(property, &values);
    keyframes.set_offset(&offsets);
    keyframes.set_easing(easing);
    // A browser without animations shows the end at once.
    let animated = element.unchecked_ref::<Animated>();
    let _ = animated.animate(&keyframes, milliseconds);
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
    let now = f64::from(to) - f64::from(to.saturating_sub(from)) * left * left;
    drawn.try_set(Some(now as u16));
    request_animation_frame(move || draw(number, drawn, (from, to), begun));
}
