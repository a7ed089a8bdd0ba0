//! Buttons and links. A button with words acts only once at a double tap.

use super::{Shape, icon};
use crate::ui::browser::{El, el};
use crate::ui::route::Route;
use rollkeep_core::text::words;

/// The main button of a screen.
pub fn strong(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.strong").child(words).on_single_click(on_click)
}

/// Any other button with words.
pub fn plain(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain").child(words).on_single_click(on_click)
}

/// A button with an icon and words.
pub fn drawn(shape: Shape, words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain")
        .child(icon(shape))
        .child(words)
        .on_single_click(on_click)
}

/// A button with only an icon; its name is for screen readers.
pub fn quiet(shape: Shape, name: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.quiet")
        .attr("aria-label", name)
        .child(icon(shape))
        .on_click(on_click)
}

/// A link to another screen.
pub fn link(kind: &str, route: &Route) -> El {
    el(kind).attr("href", route.href())
}

/// The link to the home screen.
pub fn home_link() -> El {
    link("a.plain.to-home", &Route::Home)
        .child(icon(Shape::Back))
        .child(el("span").child(words::home()))
}

/// The row of buttons at the foot of a dialog.
pub fn answers(answers: impl IntoIterator<Item = El>) -> El {
    el("div.answers").child(answers.into_iter().collect::<Vec<_>>())
}
