//! Forms.

use leptos::prelude::*;

/// A form that begins a game, when it is submitted by its button or by Enter.
#[component]
pub fn BeginForm(
    /// Its class.
    #[prop(optional)]
    class: Option<&'static str>,
    /// Begins the game. Returns whether it has, and then is not called again: a double tap begins only one.
    begin: impl Fn() -> bool + 'static,
    /// Its fields and its button.
    children: Children,
) -> impl IntoView {
    let has_begun = StoredValue::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !has_begun.get_value() {
            // The game's screen may already have replaced the form.
            has_begun.try_set_value(begin());
        }
    };
    view! {
        <form class=class on:submit=submit>
            {children()}
        </form>
    }
}

/// The button that submits the form.
#[component]
pub fn SubmitButton(
    /// Its id in the page.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Its words.
    children: Children,
) -> impl IntoView {
    view! {
        <button class="strong" id=id type="submit">
            {children()}
        </button>
    }
}

/// Says why the form cannot be submitted. A field at fault names it with `aria-describedby="told"`.
#[component]
pub fn FormTrouble(
    /// The words, or nothing.
    why: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    view! { <p class="trouble" id="told" role="status" prop:textContent=changing(why)></p> }
}
use super::changing::changing;

/// Says what went wrong, and screen readers read it at once.
#[component]
pub fn Alert(
    /// The words, or nothing.
    why: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    view! { <p class="trouble" role="alert" prop:textContent=changing(why)></p> }
}
