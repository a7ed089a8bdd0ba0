//! Forms.

use leptos::prelude::*;

use crate::ui::browser::{El, el};

/// A form that calls this when it is submitted, by its button or by Enter.
pub fn form(kind: &str, submit: impl Fn() + 'static) -> El {
    el(kind).on("submit", move |event| {
        event.prevent_default();
        submit();
    })
}

/// A form that begins a game. `begin` returns whether it has, and then is not called again: a double tap begins only one.
pub fn begin_form(kind: &str, begin: impl Fn() -> bool + 'static) -> El {
    let has_begun = StoredValue::new(false);
    form(kind, move || {
        if !has_begun.get_value() {
            // The game's screen may already have replaced the form.
            has_begun.try_set_value(begin());
        }
    })
}

/// The button that submits the form.
pub fn submit_button(words: &str) -> El {
    el("button.strong").attr("type", "submit").child(words)
}

/// Says why the form cannot be submitted. A field at fault names it with `aria-describedby="told"`.
pub fn form_trouble(why: impl Fn() -> String + 'static) -> El {
    el("p.trouble")
        .id("told")
        .attr("role", "status")
        .live_text(why)
}
