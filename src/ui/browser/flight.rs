//! Words that fly to their place.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use super::elements::element_of;
use super::motion::animate;

/// Lets these words fly from one element to another: above everything, without taking taps, and hidden from screen readers. Does
/// nothing if the target is not visible.
pub fn fly(words: &str, from: NodeRef<html::Div>, to: &Element, milliseconds: u16) {
    let (words, to) = (words.to_owned(), to.clone());
    // In the next frame, so that the browser lays out the page only once.
    request_animation_frame(move || {
        let flying = element_of(from).and_then(|from| take_off(&words, &from, &to, milliseconds));
        if let Some(flying) = flying {
            let land = move || flying.remove();
            set_timeout(land, Duration::from_millis(milliseconds.into()));
        }
    });
}

fn take_off(words: &str, from: &Element, to: &Element, milliseconds: u16) -> Option<Element> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let start = from.get_bounding_client_rect();
    let end = to.get_bounding_client_rect();
    if end.width() == 0.0 {
        return None;
    }
    let style = window.get_computed_style(to).ok()??;
    let flying: HtmlElement = document.create_element("span").ok()?.dyn_into().ok()?;
    flying.set_class_name("flying");
    flying.set_attribute("aria-hidden", "true").ok()?;
    flying.set_text_content(Some(words));
    let place = flying.style();
    for property in ["font-size", "font-family", "font-weight"] {
        let same = style.get_property_value(property).ok()?;
        place.set_property(property, &same).ok()?;
    }
    let [left, top] = [end.x(), end.y()].map(|it| format!("{it}px"));
    place.set_property("left", &left).ok()?;
    place.set_property("top", &top).ok()?;
    // At the end of the body, outside the app.
    document.body()?.append_child(&flying).ok()?;
    let ((from_x, from_y), (to_x, to_y)) = (middle(&start), middle(&end));
    let (x, y) = (from_x - to_x, from_y - to_y);
    let (rises_x, rises_y) = (0.4 * x, 0.4 * y - 24.0);
    let frames = [
        (0.0, format!("translate({x}px, {y}px) scale(2.2)")),
        (
            0.6,
            format!("translate({rises_x}px, {rises_y}px) scale(1.7)"),
        ),
        (1.0, "none".to_owned()),
    ];
    animate(
        &flying,
        "transform",
        &frames,
        "ease-in-out",
        milliseconds.into(),
    );
    Some(flying.into())
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (
        rect.x() + rect.width() / 2.0,
        rect.y() + rect.height() / 2.0,
    )
}
