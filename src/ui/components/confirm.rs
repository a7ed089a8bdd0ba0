//! A question with two answers.

use leptos::prelude::*;

use super::{Answers, Button, Modal, changing};
use crate::ui::browser;
use rollkeep_words::words;

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
                request_animation_frame(browser::focus_heading_behind_dialogs);
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

/// What is said about a deletion that can be undone.
#[derive(Clone, Copy)]
pub struct DeletionWords {
    /// The question before it.
    pub question: fn() -> String,
    /// It is deleted.
    pub deleted: fn() -> String,
    /// It is there again.
    pub is_back: fn() -> String,
    /// It could not be brought back.
    pub not_back: fn() -> String,
}

/// Asks before something is deleted, while `doomed` holds it. As long as the screen exists, the player can bring back what was
/// deleted last.
#[component]
pub fn UndoableDeletion<T, D>(
    /// What may be deleted.
    doomed: RwSignal<Option<T>>,
    /// What is said.
    say: DeletionWords,
    /// Deletes it. Returns what [`put_back`] needs, if there was something to delete.
    delete: impl Fn(T) -> Option<D> + 'static,
    /// Brings it back. Returns whether it could.
    put_back: impl Fn(D) -> bool + 'static,
) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    D: Send + Sync + 'static,
{
    let deleted = RwSignal::new(None::<D>);
    let said = RwSignal::new(String::new());
    let delete = move |it| {
        let was_there = delete(it);
        said.set(
            was_there
                .as_ref()
                .map(|_| (say.deleted)())
                .unwrap_or_default(),
        );
        deleted.set(was_there);
    };
    let put_back = StoredValue::new_local(put_back);
    let undo = move || {
        // A second tap finds nothing to bring back.
        let Some(it) = deleted.try_update(Option::take).flatten() else {
            return;
        };
        said.set(match put_back.with_value(|put_back| put_back(it)) {
            true => (say.is_back)(),
            false => (say.not_back)(),
        });
        browser::focus_heading();
    };
    view! {
        <div class="deleted" class:said=move || said.with(|said| !said.is_empty())>
            <p role="status" prop:textContent=changing(move || said.get())></p>
            <Show when=move || deleted.with(Option::is_some)>
                <Button id="put-back" on_tap=undo>
                    {words::put_back()}
                </Button>
            </Show>
            <ConfirmDeletion doomed question=say.question why=words::put_back_help then=delete />
        </div>
    }
}
