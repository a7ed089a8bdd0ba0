//! A question with two answers.

use leptos::prelude::*;

use super::Modal;

/// A question with two answers; the safe one has the focus.
#[component]
pub fn Confirm(
    /// Its name in the page; the answers are `…-yes` and `…-no`.
    id: &'static str,
    /// Is it asked?
    #[prop(into)]
    open: Signal<bool>,
    /// The question.
    #[prop(into)]
    question: Signal<String>,
    /// What speaks for or against.
    #[prop(into)]
    why: Signal<String>,
    /// The answer that does it.
    yes: &'static str,
    /// The answer that does nothing.
    no: &'static str,
    /// Called with the answer; Escape is a no.
    #[prop(into)]
    on_answer: Callback<bool>,
) -> impl IntoView {
    view! {
        <Modal id open title=question on_close=move |()| if open.get_untracked() { on_answer.run(false) }>
            <p>{why}</p>
            <div class="answers">
                <button id=format!("{id}-no") class="plain" autofocus on:click=move |_| on_answer.run(false)>{no}</button>
                <button id=format!("{id}-yes") class="strong" on:click=move |_| on_answer.run(true)>{yes}</button>
            </div>
        </Modal>
    }
}
