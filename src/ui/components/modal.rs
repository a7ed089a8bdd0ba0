//! Dialogs over the screen.

use leptos::prelude::*;

use super::{Answers, Button, Weight, changing};
use crate::ui::browser::{Dialog, follow, on_window};
use rollkeep_words::words;

/// A dialog over the screen. The browser keeps the focus inside and restores it afterwards; Escape closes it.
#[component]
pub fn Modal(
    /// Its id in the page.
    id: &'static str,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it is shown.
    #[prop(into)]
    open: Signal<bool>,
    /// What happens when the user has closed it.
    #[prop(optional, into)]
    on_close: Option<UnsyncCallback<()>>,
    /// Whether it must be answered: the user cannot close it with Escape.
    #[prop(optional)]
    must_answer: bool,
    /// Whether it is a question: its answer with `autofocus` has the focus, not its heading.
    #[prop(optional)]
    asks: bool,
    /// If it is a menu, the selector of the button that opens it: it hangs below that, and a tap on anything in it or beside
    /// it closes it.
    #[prop(optional)]
    below: Option<&'static str>,
    /// The ids of what is read after its title, if it is a question.
    #[prop(optional, into)]
    describedby: Option<String>,
    /// Its content, made again each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let heading = format!("{id}-title");
    let node = NodeRef::new();
    let dialog = Dialog::new(node);
    let shown = Memo::new(move |_| open.get());
    let titled = heading.clone();
    let content = move || {
        shown.get().then(|| {
            untrack(|| {
                view! {
                    <h2
                        id=titled.clone()
                        tabindex="-1"
                        autofocus=!asks
                        prop:textContent=changing(move || title.get())
                    ></h2>
                    {children()}
                }
            })
        })
    };
    let cancel = move |event: leptos::ev::Event| {
        if must_answer {
            event.prevent_default();
        }
    };
    // Browsers without `closedby` let a second Escape through.
    let close = move |_| {
        if dialog.was_closed() && open.get_untracked() {
            if let Some(on_close) = on_close {
                on_close.run(());
            }
            if open.get_untracked() {
                dialog.insist();
            }
        }
    };
    let tap = move |_| {
        if below.is_some() {
            dialog.dismiss();
        }
    };
    if below.is_some() {
        on_window("resize", move |_| dialog.hang());
    }
    on_cleanup(move || dialog.leave());
    let mut before = false;
    follow(move || {
        let now = shown.get();
        if now != before {
            dialog.set_open(now);
            before = now;
        }
    });
    view! {
        <dialog
            id=id
            aria-labelledby=heading
            aria-describedby=describedby
            closedby=must_answer.then_some("none")
            data-below=below
            node_ref=node
            on:click=tap
            on:cancel=cancel
            on:close=close
        >
            {content}
        </dialog>
    }
    .into_any()
}

/// A dialog that is only read: its content, and a button that closes it.
#[component]
pub fn InfoModal(
    /// Its id in the page.
    id: &'static str,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// Whether it is shown.
    #[prop(into)]
    open: Signal<bool>,
    /// What happens when the user closes it.
    #[prop(into)]
    on_close: UnsyncCallback<()>,
    /// Its content, made again each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    view! {
        <Modal id title open on_close>
            {children()}
            <Answers>
                <Button weight=Weight::Strong on_tap=move || on_close.run(())>
                    {words::close()}
                </Button>
            </Answers>
        </Modal>
    }
}
