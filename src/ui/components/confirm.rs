//! A question with two answers.

use std::rc::Rc;

use leptos::prelude::*;

use super::Modal;
use crate::ui::browser::{self, El, el};
use rollkeep_core::text::words;

/// A question with two answers.
#[derive(Clone, Copy)]
pub struct Confirm {
    /// The id in the page; the answers have the ids `…-yes` and `…-no`.
    pub id: &'static str,
    /// The explanation below the question.
    pub why: fn() -> String,
    /// The answer that does it.
    pub yes: fn() -> String,
    /// The answer that does nothing; it has the focus.
    pub no: fn() -> String,
    /// Whether "yes" destroys something. Then "no" is the bold button.
    pub harm: bool,
}

impl Confirm {
    /// Asks before something is deleted.
    pub const fn deletion(why: fn() -> String) -> Confirm {
        Confirm {
            id: "delete",
            why,
            yes: words::delete,
            no: words::cancel,
            harm: true,
        }
    }

    /// Asks while there is a question; calls `on_answer` with the answer. Escape means no.
    pub fn ask(
        self,
        question: impl Fn() -> Option<String> + 'static,
        on_answer: impl Fn(bool) + 'static,
    ) -> El {
        let why = self.why;
        self.build(Rc::new(question), Box::new(why), Rc::new(on_answer))
    }

    /// Like [`ask`](Confirm::ask), with an explanation that depends on the question.
    pub fn ask_because(
        self,
        question: impl Fn() -> Option<String> + 'static,
        why: impl Fn() -> String + 'static,
        on_answer: impl Fn(bool) + 'static,
    ) -> El {
        self.build(Rc::new(question), Box::new(why), Rc::new(on_answer))
    }

    /// Asks while `chosen` holds something. After "yes", `then` gets it, and the heading gets the focus, because the
    /// button that asked may be gone.
    pub fn ask_about<T: Clone + Send + Sync + 'static>(
        self,
        chosen: RwSignal<Option<T>>,
        question: impl Fn() -> String + 'static,
        then: impl Fn(T) + 'static,
    ) -> El {
        let asked = move || chosen.with(Option::is_some).then(&question);
        self.ask(asked, move |yes| {
            let about = chosen.get_untracked();
            chosen.set(None);
            if let (true, Some(about)) = (yes, about) {
                then(about);
                // The question closes in the next frame.
                request_animation_frame(|| {
                    request_animation_frame(|| browser::focus_behind_dialogs("h1"));
                });
            }
        })
    }

    fn build(
        self,
        question: Rc<dyn Fn() -> Option<String>>,
        why: Box<dyn Fn() -> String>,
        on_answer: Rc<dyn Fn(bool)>,
    ) -> El {
        let Confirm {
            id,
            why: _,
            yes,
            no,
            harm,
        } = self;
        let (asked, asked_still, answer) = (question.clone(), question.clone(), on_answer.clone());
        let close = move || {
            if asked_still().is_some() {
                answer(false);
            }
        };
        Modal::new(id, move || asked().is_some(), close).holds(
            move || question().unwrap_or_default(),
            move || {
                let (on_no, on_yes) = (on_answer.clone(), on_answer.clone());
                let [no_looks, yes_looks] = match harm {
                    true => [el("button.strong"), el("button.plain.harm")],
                    false => [el("button.plain"), el("button.strong")],
                };
                let no = no_looks
                    .id(&format!("{id}-no"))
                    .attr("autofocus", "")
                    .child(no())
                    .on_click(move || on_no(false));
                let yes = yes_looks
                    .id(&format!("{id}-yes"))
                    .attr("data-does", "")
                    .child(yes())
                    .on_click(move || on_yes(true));
                vec![el("p").child(why()), el("div.answers").child(no).child(yes)]
            },
        )
    }
}
