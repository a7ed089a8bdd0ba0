//! Form fields and choices.

use leptos::prelude::*;

/// A field under what it asks for.
#[component]
pub fn Labelled(
    /// What it asks for.
    #[prop(into)]
    label: String,
    /// The field.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="asked">
            <span>{label}</span>
            {children()}
        </label>
    }
}

/// A field for a line of text, which is marked while its text is at fault.
#[component]
pub fn TextField(
    /// Its id in the page.
    #[prop(into)]
    id: String,
    /// Its text.
    text: RwSignal<String>,
    /// Whether the text is at fault.
    at_fault: impl Fn() -> bool + Copy + Send + 'static,
    /// The id of the message that then says why.
    #[prop(into)]
    told: String,
    /// Called when the user has changed the text.
    on_write: impl Fn() + 'static,
) -> impl IntoView {
    let write = move |event| {
        text.set(event_target_value(&event));
        on_write();
    };
    view! {
        <input
            id=id
            type="text"
            autocomplete="off"
            aria-invalid=move || at_fault().then_some("true")
            aria-describedby=move || at_fault().then(|| told.clone())
            prop:value=move || text.get()
            on:input=write
        />
    }
}

/// One of the choices of a group, of which one is chosen.
#[component]
pub fn Radio(
    /// The name of the group.
    group: &'static str,
    /// The value of this choice.
    #[prop(into)]
    value: String,
    /// Whether it is the chosen one.
    is_chosen: impl Fn() -> bool + Send + 'static,
    /// Chooses it.
    choose: impl Fn() + 'static,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=group
                value=value
                prop:checked=is_chosen
                on:change=move |_| choose()
            />
            {children()}
        </label>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// The name of the field.
    name: &'static str,
    /// Whether it is on.
    is_on: impl Fn() -> bool + Send + 'static,
    /// Switches it.
    set: impl Fn(bool) + 'static,
    /// What it says.
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="checkbox"
                name=name
                prop:checked=is_on
                on:change=move |event| set(event_target_checked(&event))
            />
            {children()}
        </label>
    }
}

/// What a choice is called, and what it means.
#[component]
pub fn WithHelp(
    /// What it is called.
    #[prop(into)]
    label: String,
    /// What it means.
    #[prop(into)]
    help: String,
) -> impl IntoView {
    view! {
        <span>
            <strong>{label}</strong>
            <small>{help}</small>
        </span>
    }
}

/// A list from which one is chosen.
#[component]
pub fn Select(
    /// Its id in the page.
    #[prop(optional)]
    id: Option<&'static str>,
    /// Each option is a value and its words.
    #[prop(into)]
    options: Vec<(String, String)>,
    /// The value that is chosen at first.
    #[prop(into)]
    first: String,
    /// Takes the value that is chosen.
    mut choose: impl FnMut(String) + 'static,
) -> impl IntoView {
    let options = options.into_iter().map(|(value, words)| {
        let is_first = value == first;
        view! { <option value=value prop:selected=is_first prop:textContent=words></option> }
    });
    let options = options.collect_view();
    view! {
        <select id=id on:change=move |event| choose(event_target_value(&event))>
            {options}
        </select>
    }
}

/// A list of words, of which one is chosen by its place.
#[component]
pub fn SelectPlace(
    /// Its id in the page.
    id: &'static str,
    /// The words.
    words: Vec<String>,
    /// The place that is chosen at first, if not the first one.
    first: Option<usize>,
    /// Takes the place that is chosen.
    mut choose: impl FnMut(usize) + 'static,
) -> impl IntoView {
    let options = words.into_iter().enumerate();
    let options: Vec<_> = options
        .map(|(place, words)| (place.to_string(), words))
        .collect();
    let choose = move |place: String| {
        if let Ok(place) = place.parse() {
            choose(place);
        }
    };
    view! { <Select id options first=first.unwrap_or(0).to_string() choose /> }
}
