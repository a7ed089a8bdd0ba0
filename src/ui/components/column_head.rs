//! Column heads of tables.

use crate::ui::browser::{Content, El, el};

/// A column head as an `El`; in a view it is only a `th`.
// The bridge, until its callers are views.
pub fn column_head(content: impl Content) -> El {
    el("th").attr("scope", "col").child(content)
}
