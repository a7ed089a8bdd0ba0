//! Lists of players that grow and shrink: the buttons that add and remove a row, and the names that browsers suggest.

use super::{Shape, quiet};
use crate::ui::browser::{self, El, el};
use rollkeep_core::text::words;

/// A button that adds a row, and puts the focus on this field of it, unless no more fit.
pub fn add_row(
    id: &str,
    words: &str,
    field: &'static str,
    is_full: impl Fn() -> bool + 'static,
    add: impl Fn() + 'static,
) -> El {
    el("button.plain")
        .id(id)
        .attr("type", "button")
        .live_attr("disabled", move || is_full().then(String::new))
        .child(words)
        .on_click(move || {
            add();
            browser::focus_soon(field);
        })
}

/// A button that removes the row of this player, and puts the focus on this button to add one, unless the row is needed.
pub fn remove_row(
    label: impl Fn() -> String + 'static,
    is_needed: impl Fn() -> bool + 'static,
    add_button: &'static str,
    remove: impl Fn() + 'static,
) -> El {
    let remove = move || {
        remove();
        browser::focus_soon(add_button);
    };
    quiet(Shape::Cross, "", remove)
        .attr("type", "button")
        .live_attr("aria-label", move || {
            Some(format!("{}: {}", words::remove(), label()))
        })
        .live_attr("disabled", move || is_needed().then(String::new))
}

/// The names that browsers suggest in fields with `list="known"`.
pub fn known_names(names: impl Fn() -> Vec<String> + 'static) -> El {
    el("datalist").id("known").live(move || {
        let names = names().into_iter();
        let options = names.map(|name| el("option").attr("value", name));
        options.collect::<Vec<_>>()
    })
}
