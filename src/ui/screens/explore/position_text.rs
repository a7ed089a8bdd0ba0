//! The position as a line of text: to copy, and to open another one.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Explored;
use crate::ui::browser::{self, Shared, follow};
use crate::ui::components::{Button, TextField, changing};
use rollkeep_words::{explore, over};

/// A field with the text of the position.
#[component]
pub(super) fn TextOfPosition(
    /// The position.
    explored: Explored,
    /// A text of the address that is no position. It stands in the field at first, so that it can be mended.
    mut unreadable: Option<String>,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(String::new());
    let said = RwSignal::new(String::new());
    let current = Memo::new(move |_| explored.text());
    let show = move || {
        text.set(current.get_untracked());
        trouble.set(String::new());
    };
    follow(move || {
        current.with(|_| said.set(String::new()));
        match unreadable.take() {
            Some(unreadable) => text.set(unreadable),
            None => show(),
        }
    });
    let open = move |refused: bool| {
        let typed = text.get_untracked();
        if typed.trim() == current.get_untracked() {
            return show();
        }
        match explored.open(&typed) {
            Ok(()) => show(),
            Err(why) if refused => trouble.set(explore::unreadable_text(&why)),
            Err(_) => {}
        }
    };
    // What was pasted is there only after the event. If it is a part of a text, more may follow.
    let paste = move |_| set_timeout(move || open(false), Duration::ZERO);
    let copy = move || {
        show();
        spawn_local(async move {
            let copied = browser::copy_text(current.get_untracked()).await;
            // The screen may be closed by now.
            said.try_set(match copied {
                Shared::Failed => over::not_copied(),
                Shared::Copied | Shared::Done | Shared::Saved => over::copied(),
            });
        });
    };
    let at_fault = move || trouble.with(|why| !why.is_empty());
    view! {
        <section class="position-text">
            <h2>
                <label for="position">{explore::position()}</label>
            </h2>
            <div>
                <TextField
                    id="position"
                    text
                    at_fault
                    told="position-told"
                    on_write=move || trouble.set(String::new())
                    attr:dir="ltr"
                    attr:spellcheck="false"
                    attr:autocapitalize="off"
                    on:change=move |_| open(true)
                    on:paste=paste
                />
                <Button id="copy-position" on_tap=copy>
                    {over::copy_text()}
                </Button>
            </div>
            <p class="help">{explore::position_help()}</p>
            <p
                class="trouble"
                id="position-told"
                role="alert"
                prop:textContent=changing(move || trouble.get())
            ></p>
            <p class="said" role="status" prop:textContent=changing(move || said.get())></p>
        </section>
    }
}
