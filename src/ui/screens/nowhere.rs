//! The screen for unknown addresses.

use leptos::prelude::*;

use crate::ui::components::Missing;
use rollkeep_words::words;

/// The screen for unknown addresses.
#[component]
pub fn NowhereScreen() -> impl IntoView {
    view! { <Missing title=words::nowhere() help=words::nowhere_help() /> }
}
