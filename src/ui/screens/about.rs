//! The end of the settings: the version, and whose work and names are in the page.

use leptos::prelude::*;

use rollkeep_words::about;

/// Shows the version, the licences (the build makes their file) and the owners of the games’ names.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <section class="about" aria-labelledby="about-title">
            <h2 id="about-title">{about::title()}</h2>
            <p>{about::version(env!("CARGO_PKG_VERSION"))}</p>
            <p>
                {about::free()} " " <a href="licences.txt" target="_blank">
                    {about::licences()}
                </a>
            </p>
            <p>{about::trademarks()}</p>
        </section>
    }
}
