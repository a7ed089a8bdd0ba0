//! Lists of players that grow and shrink: the buttons that add and remove a row, and the names that browsers suggest.

use leptos::prelude::*;

use super::{Icon, Shape};
use crate::ui::browser;
use crate::ui::preferences::use_preferences;
use rollkeep_words::words;

/// A button that adds a row, and puts the focus on a field of it, unless no more fit.
#[component]
pub fn AddRow(
    /// Its id in the page.
    id: &'static str,
    /// The selector of the field.
    field: &'static str,
    /// Whether no more fit.
    is_full: impl Fn() -> bool + Send + 'static,
    /// Adds the row.
    add: impl Fn() + 'static,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    let add = move |_| {
        add();
        browser::focus_soon(field);
    };
    view! {
        <button class="plain" id=id type="button" disabled=is_full on:click=add>
            {children()}
        </button>
    }
}

/// A button that removes the row of a player, and puts the focus on the button to add one, unless the row is needed.
#[component]
pub fn RemoveRow(
    /// Its class.
    #[prop(default = "quiet")]
    class: &'static str,
    /// What screen readers call the row.
    #[prop(into)]
    label: Signal<String>,
    /// Whether the row is needed.
    is_needed: impl Fn() -> bool + Send + 'static,
    /// The selector of the button to add one.
    add_button: &'static str,
    /// Removes the row.
    remove: impl Fn() + 'static,
) -> impl IntoView {
    let remove = move |_| {
        remove();
        browser::focus_soon(add_button);
    };
    view! {
        <button
            class=class
            type="button"
            aria-label=move || format!("{}: {}", words::remove(), label.get())
            disabled=is_needed
            on:click=remove
        >
            <Icon shape=Shape::Cross />
        </button>
    }
}

/// The names known on this device, which browsers suggest in fields with `list="known"`.
#[component]
pub fn KnownNames(
    /// Whether a field has this name already.
    is_taken: impl Fn(&str) -> bool + Send + 'static,
) -> impl IntoView {
    let settings = use_preferences();
    let options = move || {
        settings.with(|settings| {
            let names = settings.known_names().into_iter();
            let free = names.filter(|name| !is_taken(name)).map(str::to_owned);
            let options = free.map(|name| view! { <option value=name></option> });
            options.collect_view()
        })
    };
    view! { <datalist id="known">{options}</datalist> }
}
