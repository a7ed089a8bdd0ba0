//! Buttons and links. A button with words on it does what it says once, even if it is tapped twice.

use super::{Shape, icon};
use crate::text::words;
use crate::ui::browser::{El, el};
use crate::ui::route::Route;

/// The button that does what the screen is for.
pub fn strong(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.strong").child(words).on_single_click(on_click)
}

/// Any other button with words on it.
pub fn plain(words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain").child(words).on_single_click(on_click)
}

/// A button with a drawing and words on it.
pub fn drawn(shape: Shape, words: &str, on_click: impl FnMut() + 'static) -> El {
    el("button.plain")
        .child(icon(shape))
        .child(words)
        .on_single_click(on_click)
}

/// A button with nothing but a drawing; its name is for those who do not see it.
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

/// The way home.
pub fn home_link() -> El {
    link("a.plain.to-home", &Route::Home)
        .child(icon(Shape::Back))
        .child(el("span").child(words::home()))
}

/// The answers at the foot of a dialog.
pub fn answers(answers: impl IntoIterator<Item = El>) -> El {
    el("div.answers").child(answers.into_iter().collect::<Vec<_>>())
}
