//! What moves: by the Web Animations API, from keyframes worked out beforehand, and only where movement is wanted.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

use super::El;
use super::clock::monotonic_ms;

/// A point of a movement: how far in time, from 0 to 1, and the value of the style there.
pub type Keyframe = (f64, String);

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Does the player want things to move, as far as the system and the settings say?
pub fn may_move() -> bool {
    let reduce = "(prefers-reduced-motion: reduce)";
    let query = web_sys::window().and_then(|window| window.match_media(reduce).ok().flatten());
    let still =
        document().and_then(|it| it.query_selector(":root[data-motion=off]").ok().flatten());
    still.is_none() && !query.is_some_and(|query| query.matches())
}

/// Does something move within what a selector finds first?
pub fn is_moving(selector: &str) -> bool {
    animations(selector).is_some_and(|all| all.length() > 0)
}

/// Ends all movement within what a selector finds first: everything is where it belongs.
pub fn stop_moving(selector: &str) {
    for animation in animations(selector).iter().flat_map(Array::iter) {
        // An animation can always be cancelled.
        let _ = call(&animation, "cancel", &Array::new());
    }
}

fn animations(selector: &str) -> Option<Array> {
    let found = document()?.query_selector(selector).ok()??;
    let options = Object::new();
    set(&options, "subtree", true);
    call(&found, "getAnimations", &Array::of1(&options))?
        .dyn_into()
        .ok()
}

fn call(on: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method = Reflect::get(on, &method.into()).ok()?;
    method.dyn_ref::<Function>()?.apply(on, arguments).ok()
}

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    // A plain object takes every key.
    let _ = Reflect::set(object, &key.into(), &value.into());
}

impl El {
    /// Sets a property of its style.
    pub fn style(&self, property: &str, value: &str) {
        if let Some(element) = self.element().dyn_ref::<HtmlElement>() {
            // Names of properties are ours and always valid.
            let _ = element.style().set_property(property, value);
        }
    }

    /// Moves from keyframe to keyframe, and to what the styles say at the end, in so many milliseconds. Only
    /// `transform` and `opacity` are smooth everywhere.
    pub fn animate(&self, property: &str, frames: &[Keyframe], easing: &str, milliseconds: f64) {
        let (values, offsets) = (Array::new(), Array::new());
        for (offset, value) in frames {
            offsets.push(&(*offset).into());
            values.push(&value.into());
        }
        let keyframes = Object::new();
        set(&keyframes, property, values);
        set(&keyframes, "offset", offsets);
        set(&keyframes, "easing", easing);
        // A browser without it shows the end at once.
        let arguments = Array::of2(&keyframes, &milliseconds.into());
        let _ = call(self.element(), "animate", &arguments);
    }
}

/// How long a number counts up, in milliseconds.
const COUNTS: f64 = 500.0;

/// Shows how this number comes from another one, drawn over it: what stands there and is read aloud is the end.
pub(super) fn count_up(number: El, from: u16, to: u16) {
    if may_move() {
        count(number, from, to, monotonic_ms());
    }
}

fn count(number: El, from: u16, to: u16, begun: f64) {
    let left = 1.0 - (monotonic_ms() - begun) / COUNTS;
    // Another score may have come, and counts from here.
    let is_last = number.element().text_content() == Some(to.to_string());
    if left <= 0.0 || !is_last {
        return number.set("data-now", None);
    }
    // Whole numbers are written, here as everywhere: fractions would take the page much code.
    let now = f64::from(to) - f64::from(to.saturating_sub(from)) * left * left;
    number.set("data-now", Some(&(now as u16).to_string()));
    request_animation_frame(move || count(number, from, to, begun));
}
