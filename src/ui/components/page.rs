//! The frame of all screens except the table and the home screen.

use leptos::prelude::*;

use super::HomeLink;
use crate::ui::browser;
use rollkeep_core::text::words;

/// A screen with a link home and a heading. The heading takes the focus, so that screen readers begin there.
#[component]
pub fn Page(
    /// The name of the screen.
    screen: &'static str,
    /// The heading.
    #[prop(into)]
    title: String,
    /// Its classes.
    #[prop(default = "page")]
    class: &'static str,
    /// What is beside the link home.
    #[prop(optional)]
    beside: Option<AnyView>,
    /// What is below the heading.
    children: Children,
) -> impl IntoView {
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_soon("h1");
    view! {
        <main class=class data-screen=screen>
            <header class="bar">
                <HomeLink />
                {beside}
            </header>
            <h1 tabindex="-1">{title}</h1>
            {children()}
        </main>
    }
}
