//! That the solver thinks.

use leptos::prelude::*;

use crate::ui::solver_worker::SolverWorker;

/// What people wait for and how far it is. Screen readers hear it without the percentage, which would flood them.
#[component]
pub fn Thinking() -> impl IntoView {
    let solver = SolverWorker::here();
    let aloud = Memo::new(move |_| solver.waiting_aloud());
    view! {
        <p class="help" aria-hidden="true">
            {move || solver.waiting()}
        </p>
        <p class="aloud" role="status">
            {aloud}
        </p>
    }
}
