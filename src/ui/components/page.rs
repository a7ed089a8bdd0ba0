//! A screen that is read from top to bottom: everything but the table.

use leptos::prelude::*;

use super::{Icon, Shape};
use crate::text::words;
use crate::ui::browser;
use crate::ui::route::Route;

/// A screen with a way home and a heading, which takes the focus so that screen readers begin there.
#[component]
pub fn Page(
    /// Its name for styles and tests.
    screen: &'static str,
    /// Its heading.
    #[prop(into)]
    title: String,
    /// What it holds.
    children: Children,
) -> impl IntoView {
    browser::set_title(&format!("{title} – {}", words::APP));
    Effect::new(move |_| {
        browser::focus("h1");
    });
    view! {
        <main class="page" data-screen=screen>
            <header class="bar">
                <a class="plain" href=Route::Home.href()><Icon shape=Shape::Back/>{words::HOME}</a>
            </header>
            <h1 tabindex="-1">{title}</h1>
            {children()}
        </main>
    }
}
