//! All screens except the table.

use super::home_link;
use crate::ui::browser::{self, El, el};
use rollkeep_core::text::words;

/// A screen with a link home and a heading. The heading takes the focus, so that screen readers begin there.
pub fn page(screen: &str, title: &str) -> El {
    page_beside(screen, title, None)
}

/// The same, with something beside the link home.
pub fn page_beside(screen: &str, title: &str, beside: Option<El>) -> El {
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_soon("h1");
    el("main.page")
        .attr("data-screen", screen)
        .child(el("header.bar").child(home_link()).child(beside))
        .child(heading(title))
}

/// A heading that can take the focus.
pub fn heading(title: &str) -> El {
    el("h1").attr("tabindex", "-1").child(title)
}
