//! The field for a name.

use leptos::prelude::*;

use crate::ui::announcer::use_announcer;
use crate::ui::browser;
use rollkeep_rules::game::{Seat, cut_name};
use rollkeep_words::refusals;

/// A field for the name of a player. It takes no more than fits, tells screen readers once, and shows the limit below as long
/// as it has cut the name.
#[component]
pub fn NameInput(
    /// The name in the field.
    #[prop(into)]
    name: Signal<String>,
    /// Takes the text of the field.
    write: impl Fn(String) + 'static,
    /// Its id in the page.
    #[prop(optional)]
    id: Option<&'static str>,
    /// What screen readers call it, if no label does.
    #[prop(optional, into)]
    label: MaybeProp<String>,
    /// What stands in the empty field.
    #[prop(optional, into)]
    placeholder: MaybeProp<String>,
    /// Whether browsers suggest the [`KnownNames`](super::KnownNames).
    #[prop(optional)]
    suggests: bool,
    /// The id of the help, if there is any.
    #[prop(optional)]
    help: Option<&'static str>,
    /// Whether the name is at fault. Then [`FormTrouble`](super::FormTrouble) says why.
    #[prop(optional, into)]
    at_fault: Signal<bool>,
) -> impl IntoView {
    let announcer = use_announcer();
    let is_cut = RwSignal::new(false);
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
    let limit = move || {
        let says = refusals::long_name(Seat::MAX_NAME);
        is_cut
            .get()
            .then(|| view! { <small class="limit">{says}</small> })
    };
    view! {
        <span class="name-field">
            <input
                class="name"
                id=id
                type="text"
                autocomplete="off"
                dir="auto"
                list=suggests.then_some("known")
                aria-label=move || label.get()
                placeholder=move || placeholder.get()
                aria-invalid=move || at_fault.get().then_some("true")
                aria-describedby=move || if at_fault.get() { Some("told") } else { help }
                prop:value=move || name.get()
                on:input=write
            />
            {limit}
        </span>
    }
}
