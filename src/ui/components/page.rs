//! A screen that is read from top to bottom: everything but the table.

use super::home_link;
use crate::text::words;
use crate::ui::browser::{self, El, el};

/// A screen with a way home and a heading, which takes the focus so that screen readers begin there.
pub fn page(screen: &str, title: &str) -> El {
    page_beside(screen, title, None)
}

/// The same, with something beside the way home.
pub fn page_beside(screen: &str, title: &str, beside: Option<El>) -> El {
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_soon("h1");
    el("main.page")
        .attr("data-screen", screen)
        .child(el("header.bar").child(home_link()).child(beside))
        .child(heading(title))
}

/// The heading of a screen, which can have the focus.
pub fn heading(title: &str) -> El {
    el("h1").attr("tabindex", "-1").child(title)
}
