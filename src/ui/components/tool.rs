//! A tool in the bar of the table: a drawing over a short word.

use super::{Shape, icon};
use crate::ui::browser::{El, el};

/// A button of the bar. Its full name begins with the word.
pub fn tool(shape: Shape, word: &str, name: &str, on_click: impl FnMut() + 'static) -> El {
    named_tool(el("button.quiet.tool").child(icon(shape)), word, name).on_click(on_click)
}

/// Puts the word below what is drawn in an element of the bar, and names it.
pub fn named_tool(element: El, word: &str, name: &str) -> El {
    let word = el("small").attr("aria-hidden", "true").child(word);
    element
        .attr("aria-label", name)
        .attr("title", name)
        .child(word)
}
