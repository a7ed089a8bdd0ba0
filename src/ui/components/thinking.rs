//! What people wait for. It counts on the screen; screen readers hear it without the numbers, which would flood them.

use leptos::prelude::*;

use super::changing::changing;
use crate::ui::solver_worker::use_solver_worker;

/// A sentence that counts, and the same for the ear.
#[component]
pub fn SeenAndHeard(
    /// What is seen.
    seen: impl Fn() -> String + Send + Sync + 'static,
    /// What is heard whenever it changes.
    heard: impl Fn() -> String + Send + Sync + 'static,
    /// The class of the sentence that is seen.
    #[prop(default = "help")]
    class: &'static str,
    /// Its id.
    #[prop(optional)]
    id: Option<&'static str>,
) -> impl IntoView {
    view! {
        <p class=class id=id aria-hidden="true" prop:textContent=changing(seen)></p>
        <p class="aloud" role="status" prop:textContent=changing(heard)></p>
    }
}

/// That the solver thinks.
#[component]
pub fn Thinking() -> impl IntoView {
    let solver = use_solver_worker();
    view! { <SeenAndHeard seen=move || solver.waiting() heard=move || solver.waiting_aloud() /> }
}

/// A number of things that are left to do, which falls to nothing: only its beginning is heard.
#[component]
pub fn Countdown(
    /// The sentence with the number; empty when nothing is left.
    says: impl Fn() -> String + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let counts = says.clone();
    let first = Memo::new(move |before: Option<&String>| {
        let now = counts();
        match before.filter(|it| !it.is_empty() && !now.is_empty()) {
            Some(first) => first.clone(),
            None => now,
        }
    });
    view! { <SeenAndHeard seen=says heard=move || first.get() /> }
}
