//! Fields to fill in, and choices.

use crate::game::{Seat, cut_name};
use crate::ui::browser::{self, El, el, value_of};

/// Fields that belong together, under a title.
pub fn fieldset(kind: &str, title: &str) -> El {
    el(kind).child(el("legend").child(title))
}

/// An input of a type; those of one name are one choice.
pub fn input(of: &str, name: &str) -> El {
    el("input").attr("type", of).attr("name", name)
}

/// One of several choices, or a switch, and what it says.
pub fn choice(input: El, says: El) -> El {
    el("label.choice").child(input).child(says)
}

/// What can be picked from a list.
pub fn option(value: &str, label: &str) -> El {
    el("option").attr("value", value).child(label)
}

/// A field for the name of somebody at the table, which says what is written in it.
pub fn name_input(name: impl Fn() -> String + 'static, write: impl Fn(String) + 'static) -> El {
    el("input.name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("dir", "auto")
        .value(name)
        .on("input", move |event| {
            let text = value_of(&event);
            // Not `maxlength`, which cuts within a sign. Letters that are still being composed are left alone.
            write(match browser::is_composing(&event) {
                true => text,
                false => cut_name(&text, Seat::MAX_NAME).to_owned(),
            });
        })
}
