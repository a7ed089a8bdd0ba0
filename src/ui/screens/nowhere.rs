//! For addresses that lead nowhere.

use leptos::prelude::*;

use crate::text::words;
use crate::ui::components::Page;

/// For addresses that lead nowhere.
#[component]
pub fn NowhereScreen(
    /// What is missing.
    #[prop(default = words::NOWHERE)]
    title: &'static str,
    /// What that means.
    #[prop(default = words::NOWHERE_HELP)]
    help: &'static str,
) -> impl IntoView {
    view! {
        <Page screen="nowhere" title>
            <p>{help}</p>
        </Page>
    }
}
