//! A tool in the bar of the table: an icon with a short word.

use leptos::prelude::*;

use super::{Icon, Shape};

/// A button in the bar.
#[component]
pub fn Tool(
    /// Its icon.
    shape: Shape,
    /// The word below the icon.
    #[prop(into)]
    word: String,
    /// Its full name, which begins with the word.
    #[prop(into)]
    name: String,
    /// What it does.
    mut on_tap: impl FnMut() + 'static,
) -> impl IntoView {
    view! {
        <button class="quiet tool" aria-label=name on:click=move |_| on_tap()>
            <Icon shape />
            <ToolWord word />
        </button>
    }
}

/// The word below the icon of an element in the bar.
#[component]
pub fn ToolWord(
    /// The word.
    #[prop(into)]
    word: String,
) -> impl IntoView {
    view! { <small aria-hidden="true">{word}</small> }
}
