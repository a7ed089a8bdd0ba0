//! The field for a name.

use leptos::prelude::*;

use crate::ui::announcer::use_announcer;
use crate::ui::browser;
use rollkeep_rules::game::{Seat, cut_name};
use rollkeep_words::refusals;

/// A [`NameInput`], and below it the limit of a name, as long as the field has cut one.
#[component]
pub fn NameWithLimit<Input, View>(
    /// The input. It gets the signal that says whether the name was cut.
    children: Input,
) -> impl IntoView
where
    Input: FnOnce(RwSignal<bool>) -> View + Send + 'static,
    View: IntoView + 'static,
{
    let is_cut = RwSignal::new(false);
    let limit = move || {
        let says = refusals::long_name(Seat::MAX_NAME);
        is_cut
            .get()
            .then(|| view! { <small class="limit">{says}</small> })
    };
    view! { <span class="name-field">{children(is_cut)} {limit}</span> }
}

/// A field for the name of a player. It takes no more than fits, and tells screen readers once.
#[component]
pub fn NameInput(
    /// The name in the field.
    name: RwSignal<String>,
    /// Whether what was written was too long.
    is_cut: RwSignal<bool>,
    /// Takes the text of the field.
    write: impl Fn(String) + 'static,
) -> impl IntoView {
    let announcer = use_announcer();
    let write = move |event| {
        let text = event_target_value(&event);
        // Text that is still being composed is left alone.
        if browser::is_composing(&event) {
            return write(text);
        }
        // Not `maxlength`, which can cut a sign in two, and says nothing.
        let fits = cut_name(&text, Seat::MAX_NAME);
        let cut = fits.len() < text.len();
        if cut && !is_cut.get_untracked() {
            announcer.say_now(refusals::long_name(Seat::MAX_NAME));
        }
        is_cut.set(cut);
        write(fits.to_owned());
    };
    view! {
        <input
            class="name"
            type="text"
            autocomplete="off"
            dir="auto"
            prop:value=move || name.get()
            on:input=write
        />
    }
}
