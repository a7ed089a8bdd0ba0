//! The frame of all screens except the table and the home screen.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{heading, home_link};
use rollkeep_core::text::words;

/// A screen with a link home and a heading. The heading takes the focus, so that screen readers begin there.
#[component]
pub fn Page(
    /// The name of the screen.
    screen: &'static str,
    /// The heading.
    #[prop(into)]
    title: String,
    /// What is beside the link home.
    #[prop(optional)]
    beside: Option<AnyView>,
    /// What is below the heading.
    children: Children,
) -> impl IntoView {
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_soon("h1");
    view! {
        <main class="page" data-screen=screen>
            <header class="bar">{home_link()} {beside}</header>
            {heading(&title)}
            {children()}
        </main>
    }
}
