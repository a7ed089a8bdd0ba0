//! Form fields and choices.

use crate::game::{Seat, cut_name};
use crate::ui::browser::{self, El, el, value_of};

/// A group of fields with a title.
pub fn fieldset(kind: &str, title: &str) -> El {
    el(kind).child(el("legend").child(title))
}

/// An input of this type; radio buttons with the same name are one choice.
pub fn input(of: &str, name: &str) -> El {
    el("input").attr("type", of).attr("name", name)
}

/// A radio button or a checkbox with its label.
pub fn choice(input: El, says: El) -> El {
    el("label.choice").child(input).child(says)
}

/// An option of a list.
pub fn option(value: &str, label: &str) -> El {
    el("option").attr("value", value).child(label)
}

/// A field for the name of a player, which passes its text to `write`.
pub fn name_input(name: impl Fn() -> String + 'static, write: impl Fn(String) + 'static) -> El {
    el("input.name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("dir", "auto")
        .value(name)
        .on("input", move |event| {
            let text = value_of(&event);
            // Not `maxlength`, which can cut a sign in two. Text that is still being composed is left alone.
            write(match browser::is_composing(&event) {
                true => text,
                false => cut_name(&text, Seat::MAX_NAME).to_owned(),
            });
        })
}
