//! Forms.

use leptos::prelude::*;

use super::changing;
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser;

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

/// Why a form cannot be submitted. Copies refer to the same form.
#[derive(Clone, Copy)]
pub struct Trouble {
    why: RwSignal<String>,
    announcer: Announcer,
}

impl Trouble {
    /// Nothing is wrong yet.
    pub fn none() -> Trouble {
        Trouble {
            why: RwSignal::new(String::new()),
            announcer: use_announcer(),
        }
    }

    /// Returns why, or nothing. Follows changes.
    pub fn get(self) -> String {
        self.why.get()
    }

    /// Shows and announces why the form cannot be submitted, and focuses the field that matches the selector.
    pub fn report(self, why: String, field: &'static str) {
        self.announcer.say_now(why.clone());
        self.why.set(why);
        browser::focus_soon(field);
    }

    /// Forgets it, because the user has changed the form.
    pub fn clear(self) {
        self.why.set(String::new());
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

/// Says what went wrong, and screen readers read it at once.
#[component]
pub fn Alert(
    /// The words, or nothing.
    why: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    view! { <p class="trouble" role="alert" prop:textContent=changing(why)></p> }
}
