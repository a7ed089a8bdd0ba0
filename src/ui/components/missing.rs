//! What a screen shows when what it is about is not there.

use leptos::prelude::*;

use super::Page;

/// A screen that says what is missing, with no dice on the table.
#[component]
pub fn Missing(
    /// What is missing.
    #[prop(into)]
    title: String,
    /// What the player can do.
    #[prop(into)]
    help: String,
    /// What is below.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <Page screen="nowhere" title>
            <span class="row-of-dice" aria-hidden="true">
                {[(); 5].map(|()| view! { <i class="no-die"></i> })}
            </span>
            <p class="lead">{help}</p>
            {children.map(|children| children())}
        </Page>
    }
}
