//! What is new in this version.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{IconButton, Shape};
use crate::ui::preferences::{Preferences, use_preferences};
use rollkeep_words::home;

/// Returns whether nobody has read this version's news here yet.
pub fn wanted(settings: Preferences) -> bool {
    let read = |version: &Option<String>| version.as_deref() == Some(home::VERSION);
    settings.with(|settings| !read(&settings.news_read))
}

/// The news, with a button that closes them.
#[component]
pub fn News() -> impl IntoView {
    let settings = use_preferences();
    let read = move || {
        settings.update(|settings| settings.news_read = Some(home::VERSION.to_owned()));
        browser::focus_heading();
    };
    view! {
        <section class="news">
            <h2>{home::news()}</h2>
            <p>{home::news_line()}</p>
            <IconButton shape=Shape::Cross name=home::news_read() on_tap=read />
        </section>
    }
}
