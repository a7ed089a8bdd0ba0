//! Numbers that count up.

use leptos::prelude::*;

use super::changing::changing;
use crate::ui::browser::counting;

/// A number that counts up when it grows. Screen readers read the final number.
#[component]
pub fn Count(
    /// The number.
    number: Memo<u16>,
    /// Its class.
    #[prop(optional)]
    class: Option<&'static str>,
    /// What is there instead of 0.
    #[prop(optional)]
    zero: Option<&'static str>,
) -> impl IntoView {
    let drawn = counting(number);
    let says = move || match (number.get(), zero) {
        (0, Some(zero)) => zero.to_owned(),
        (number, _) => number.to_string(),
    };
    view! {
        <span
            class=class
            translate="no"
            data-now=move || drawn.get()
            prop:textContent=changing(says)
        ></span>
    }
}
