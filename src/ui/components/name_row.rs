//! A field for a name in a list that grows and shrinks.

use leptos::prelude::*;

use super::{AddRow, KnownNames, NameInput, NameWithLimit, RemoveRow};

/// The names in the form, each in its own field.
pub type DraftNames = RwSignal<Vec<RwSignal<String>>>;

/// The field for one name, and a button that removes it.
#[component]
pub fn NameRow(
    /// All names in the form.
    names: DraftNames,
    /// The place of this one.
    place: usize,
    /// This one.
    name: RwSignal<String>,
    /// What screen readers call the field.
    label: String,
    /// What stands in the empty field.
    #[prop(into)]
    placeholder: String,
    /// Whether it has the button.
    may_go: bool,
) -> impl IntoView {
    let remove = move || {
        names.update(|names| {
            // A script may tap twice before the row is gone.
            if place < names.len() {
                names.remove(place);
            }
        });
    };
    let called = label.clone();
    let remove = may_go.then(|| {
        view! { <RemoveRow label=called is_needed=|| false add_button="#add-seat" remove /> }
    });
    view! {
        <li>
            <NameWithLimit let:is_cut>
                <NameInput
                    is_cut
                    name
                    write=move |text| name.set(text)
                    attr:list="known"
                    attr:aria-label=label
                    attr:placeholder=placeholder
                />
            </NameWithLimit>
            {remove}
        </li>
    }
}

/// The list of the rows, and the names known on this device, which browsers suggest.
#[component]
pub fn NameRows(
    /// The rows.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="names">
            <ol>{children()}</ol>
            <KnownNames is_taken=|_| false />
        </div>
    }
}

/// The button for one more.
#[component]
pub fn AddName(
    /// Whether no more fit.
    is_full: impl Fn() -> bool + Send + 'static,
    /// Adds it.
    add: impl Fn() + 'static,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    view! {
        <AddRow id="add-seat" field=".names li:last-child input" is_full add>
            {children()}
        </AddRow>
    }
}
