//! Numbers that count up.

use leptos::prelude::*;

use crate::ui::browser::counting;

/// A number that counts up when it grows. Screen readers read the final number.
#[component]
pub fn Count(
    /// The number.
    number: Memo<u16>,
    /// Its class.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let drawn = counting(number);
    view! {
        <span class=class data-now=move || drawn.get()>
            {move || number.get()}
        </span>
    }
}
