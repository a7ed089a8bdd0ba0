//! What is new in this version.

use leptos::prelude::*;

use crate::ui::browser::{self, El, el};
use crate::ui::components::{Shape, quiet};
use crate::ui::device::Device;
use rollkeep_core::text::home;

/// Returns whether nobody has read this version's news here yet.
pub fn wanted(device: Device) -> bool {
    let read = |version: &Option<String>| version.as_deref() == Some(home::VERSION);
    device.settings.with(|settings| !read(&settings.news_read))
}

/// The news, with a button that closes them.
pub fn news(device: Device) -> El {
    let read = move || {
        let version = Some(home::VERSION.to_owned());
        device
            .settings
            .update(|settings| settings.news_read = version);
        browser::focus_soon("h1");
    };
    el("section.news")
        .child(el("h2").child(home::news()))
        .child(el("p").child(home::news_line()))
        .child(quiet(Shape::Cross, &home::news_read(), read))
}
