//! Form fields and choices.

use crate::ui::browser::{self, El, checked_of, el, value_of};
use rollkeep_core::game::{Seat, cut_name};

/// A group of fields with a title.
pub fn fieldset(kind: &str, title: &str) -> El {
    el(kind).child(el("legend").child(title))
}

/// A field under what it asks for.
pub fn labelled(label: &str, field: El) -> El {
    el("label.asked")
        .child(el("span").child(label))
        .child(field)
}

/// An input of this type; radio buttons with the same name are one choice.
pub fn input(of: &str, name: &str) -> El {
    el("input").attr("type", of).attr("name", name)
}

fn choice(input: El, says: El) -> El {
    el("label.choice").child(input).child(says)
}

/// One of the choices of a group, of which one is chosen.
pub fn radio(
    group: &str,
    value: &str,
    is_chosen: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
    says: El,
) -> El {
    let input = input("radio", group)
        .attr("value", value)
        .checked(is_chosen)
        .on("change", move |_| choose());
    choice(input, says)
}

/// Something that is on or off.
pub fn switch(
    name: &str,
    is_on: impl Fn() -> bool + 'static,
    set: impl Fn(bool) + 'static,
    says: El,
) -> El {
    let input = input("checkbox", name)
        .checked(is_on)
        .on("change", move |event| set(checked_of(&event)));
    choice(input, says)
}

/// What a choice is called, and what it means.
pub fn with_help(label: &str, help: &str) -> El {
    el("span")
        .child(el("strong").child(label))
        .child(el("small").child(help))
}

/// A list from which one is chosen. Each option is a value and its words; `first` is the value that is chosen at first.
pub fn select(
    options: impl IntoIterator<Item = (String, String)>,
    first: &str,
    mut choose: impl FnMut(String) + 'static,
) -> El {
    let options = options
        .into_iter()
        .map(|(value, words)| option(&value, &words, value == first));
    el("select")
        .child(options.collect::<Vec<_>>())
        .on("change", move |event| choose(value_of(&event)))
}

/// A list of these words, of which one is chosen by its place.
pub fn select_place(
    words: Vec<String>,
    first: Option<usize>,
    mut choose: impl FnMut(usize) + 'static,
) -> El {
    let options = words.into_iter().enumerate();
    let options = options.map(|(place, words)| (place.to_string(), words));
    select(options, &first.unwrap_or(0).to_string(), move |place| {
        if let Ok(place) = place.parse() {
            choose(place);
        }
    })
}

/// What can be chosen from a list.
pub fn option(value: &str, words: &str, is_first: bool) -> El {
    let option = el("option").attr("value", value).child(words);
    match is_first {
        true => option.attr("selected", ""),
        false => option,
    }
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
