//! A dialog over the screen.

use std::rc::Rc;

use leptos::prelude::{StoredValue, WithValue, on_cleanup, untrack};

use crate::ui::browser::{Dialog, El, el, follow};

/// A dialog over the screen. The browser keeps the focus inside and restores it afterwards; Escape closes it.
pub struct Modal {
    id: &'static str,
    must_answer: bool,
    open: Rc<dyn Fn() -> bool>,
    on_close: Rc<dyn Fn()>,
}

impl Modal {
    /// A dialog with this id that is shown while `open` returns true; `on_close` is called when the user has closed it.
    pub fn new(
        id: &'static str,
        open: impl Fn() -> bool + 'static,
        on_close: impl Fn() + 'static,
    ) -> Modal {
        Modal {
            id,
            must_answer: false,
            open: Rc::new(open),
            on_close: Rc::new(on_close),
        }
    }

    /// A dialog that must be answered: the user cannot close it with Escape.
    pub fn must_answer(id: &'static str, open: impl Fn() -> bool + 'static) -> Modal {
        Modal {
            must_answer: true,
            ..Modal::new(id, open, || ())
        }
    }

    /// Sets its title and its content, which are made again each time it opens.
    pub fn holds(
        self,
        title: impl Fn() -> String + 'static,
        content: impl Fn() -> Vec<El> + 'static,
    ) -> El {
        let title: Rc<dyn Fn() -> String> = Rc::new(title);
        self.build(title, Box::new(content))
    }

    fn build(self, title: Rc<dyn Fn() -> String>, content: Box<dyn Fn() -> Vec<El>>) -> El {
        let Modal {
            id,
            must_answer,
            open,
            on_close,
        } = self;
        let heading = format!("{id}-title");
        let shown = open.clone();
        let element = el("dialog").id(id).attr("aria-labelledby", &heading);
        if must_answer {
            element.set("closedby", Some("none"));
        }
        let dialog = Dialog::new(&element);
        let (closed, open_still) = (dialog.clone(), open.clone());
        let element = element
            .on("cancel", move |event| {
                if must_answer {
                    event.prevent_default();
                }
            })
            // Browsers without `closedby` let a second Escape through.
            .on("close", move |_| {
                let open = || untrack(|| open_still());
                if closed.was_closed() && open() {
                    on_close();
                    if open() {
                        closed.insist();
                    }
                }
            })
            .when(
                move || shown(),
                move || {
                    let title = title.clone();
                    let content = content();
                    let heading = el("h2")
                        .id(&heading)
                        .attr("tabindex", "-1")
                        .live_text(move || title());
                    // A dialog to read focuses its heading; a question, its answer.
                    let heading = match content.iter().any(|it| it.holds("[autofocus]")) {
                        true => heading,
                        false => heading.attr("autofocus", ""),
                    };
                    let mut parts = vec![heading];
                    parts.extend(content);
                    parts
                },
            );
        let (gone, mut before) = (StoredValue::new_local(dialog.clone()), false);
        on_cleanup(move || gone.with_value(Dialog::leave));
        follow(move || {
            let now = open();
            if now != before {
                dialog.set_open(now);
                before = now;
            }
        });
        element
    }
}
