//! Column heads of tables.

use crate::ui::browser::{Content, El, el};

/// A column head.
pub fn column_head(content: impl Content) -> El {
    el("th").attr("scope", "col").child(content)
}
