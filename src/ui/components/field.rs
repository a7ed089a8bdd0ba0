//! Fields to fill in, and choices.

use crate::ui::browser::{El, el};

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
