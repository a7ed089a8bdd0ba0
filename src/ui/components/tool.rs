//! A tool in the bar of the table: an icon with a short word.

use super::{Shape, icon};
use crate::ui::browser::{El, el};

/// A button in the bar. Its full name begins with the word.
pub fn tool(shape: Shape, word: &str, name: &str, on_click: impl FnMut() + 'static) -> El {
    named_tool(el("button.quiet.tool").child(icon(shape)), word, name).on_click(on_click)
}

/// Adds the word below the icon of an element in the bar, and sets its name.
pub fn named_tool(element: El, word: &str, name: &str) -> El {
    let word = el("small").attr("aria-hidden", "true").child(word);
    element
        .attr("aria-label", name)
        .attr("title", name)
        .child(word)
}
