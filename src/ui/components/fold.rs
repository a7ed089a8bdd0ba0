//! A part that folds.

use leptos::prelude::*;

/// A part that folds.
#[component]
pub fn Fold(
    /// The line that stays.
    #[prop(into)]
    title: String,
    /// Whether it is unfolded at first.
    #[prop(optional)]
    open: bool,
    /// What folds.
    children: Children,
) -> impl IntoView {
    view! {
        <details open=open>
            <summary>
                <h2>{title}</h2>
            </summary>
            {children()}
        </details>
    }
}
