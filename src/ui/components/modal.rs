//! A dialog that lies over the screen.

use leptos::html;
use leptos::prelude::*;

/// A dialog that lies over the screen while `open`. The browser keeps the focus inside and brings
/// it back afterwards; Escape closes it.
#[component]
pub fn Modal(
    /// Its name in the page.
    id: &'static str,
    /// Is it shown?
    #[prop(into)]
    open: Signal<bool>,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// Called when it was closed, by Escape too.
    #[prop(into)]
    on_close: Callback<()>,
    /// Must it be answered? Then Escape does nothing.
    #[prop(optional)]
    must_answer: bool,
    /// What it holds; made anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only when the dialog is not on the page, and it is.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let heading = move || format!("{id}-title");
    view! {
        <dialog
            id=id
            node_ref=dialog
            aria-labelledby=heading()
            on:cancel=move |event: leptos::ev::Event| if must_answer { event.prevent_default() }
            on:close=move |_| on_close.run(())
        >
            <Show when=move || open.get()>
                <h2 id=heading()>{title}</h2>
                {children()}
            </Show>
        </dialog>
    }
}
