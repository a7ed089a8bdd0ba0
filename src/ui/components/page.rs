//! The frame of all screens except the table and the home screen.

use leptos::prelude::*;

use super::{BackLink, HomeLink};
use crate::ui::browser::{self, came_from};
use crate::ui::route::Route;
use rollkeep_words::words;

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
    /// The screen to which this one belongs, and what its link says. It stands instead of the link home; for somebody who came
    /// from elsewhere, below the heading.
    #[prop(optional, into)]
    parent: Option<(Route, String)>,
    /// What is below the heading.
    children: Children,
) -> impl IntoView {
    browser::set_title(&format!("{title} – {}", words::APP));
    browser::focus_heading();
    let (back, below) = match parent {
        Some((to, name)) if came_from(&to.to_string()) == Some(false) => {
            let below = view! { <a href=to.to_string()>{name}</a> };
            (view! { <HomeLink /> }.into_any(), Some(below))
        }
        Some((to, name)) => (view! { <BackLink to name /> }.into_any(), None),
        None => (view! { <HomeLink /> }.into_any(), None),
    };
    view! {
        <main class=class data-screen=screen>
            <header class="bar">{back} {beside}</header>
            <h1 tabindex="-1">{title}</h1>
            {below}
            {children()}
        </main>
    }
}
