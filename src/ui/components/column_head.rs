//! Headings of tables.

use crate::ui::browser::{Content, El, el};

/// The heading of a column.
pub fn column_head(content: impl Content) -> El {
    el("th").attr("scope", "col").child(content)
}
