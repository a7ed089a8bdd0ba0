//! A question with two answers.

use leptos::prelude::*;

use super::{Answers, Modal};
use crate::ui::browser;
use rollkeep_core::text::words;

/// A question with two answers, asked while there is one. Escape means no.
#[component]
pub fn Confirm(
    /// The id in the page; the answers have the ids `…-yes` and `…-no`.
    id: &'static str,
    /// The question, if there is one.
    #[prop(into)]
    question: Signal<Option<String>>,
    /// The explanation below the question.
    #[prop(into)]
    why: Signal<String>,
    /// The answer that does it.
    yes: fn() -> String,
    /// The answer that does nothing; it has the focus.
    no: fn() -> String,
    /// Whether "yes" destroys something. Then "no" is the bold button.
    harm: bool,
    /// Takes the answer.
    #[prop(into)]
    on_answer: UnsyncCallback<(bool,)>,
) -> impl IntoView {
    let close = move || {
        if question.with_untracked(Option::is_some) {
            on_answer.run((false,));
        }
    };
    let [no_looks, yes_looks] = match harm {
        true => ["strong", "plain harm"],
        false => ["plain", "strong"],
    };
    view! {
        <Modal
            id
            title=move || question.get().unwrap_or_default()
            open=move || question.with(Option::is_some)
            on_close=close
            asks=true
            describedby=format!("{id}-why")
        >
            <p id=format!("{id}-why")>{why.get_untracked()}</p>
            <Answers>
                <button
                    class=no_looks
                    id=format!("{id}-no")
                    autofocus=true
                    on:click=move |_| on_answer.run((false,))
                >
                    {no()}
                </button>
                <button
                    class=yes_looks
                    id=format!("{id}-yes")
                    data-does=""
                    on:click=move |_| on_answer.run((true,))
                >
                    {yes()}
                </button>
            </Answers>
        </Modal>
    }
}

/// Asks before something is deleted, while `doomed` holds it. After "yes", `then` gets it, and the heading gets the
/// focus, because the button that asked may be gone.
#[component]
pub fn ConfirmDeletion<T: Clone + Send + Sync + 'static>(
    /// What may be deleted.
    doomed: RwSignal<Option<T>>,
    /// The question.
    question: fn() -> String,
    /// The explanation below the question.
    why: fn() -> String,
    /// Deletes it.
    then: impl Fn(T) + 'static,
) -> impl IntoView {
    let on_answer = move |yes| {
        let about = doomed.get_untracked();
        doomed.set(None);
        if let (true, Some(about)) = (yes, about) {
            then(about);
            // The question closes in the next frame.
            request_animation_frame(|| {
                request_animation_frame(|| browser::focus_behind_dialogs("h1"));
            });
        }
    };
    view! {
        <Confirm
            id="delete"
            question=move || doomed.with(Option::is_some).then(question)
            why
            yes=words::delete
            no=words::cancel
            harm=true
            on_answer
        />
    }
}
