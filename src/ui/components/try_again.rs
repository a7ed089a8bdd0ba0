//! A button for a solver that has stalled.

use leptos::prelude::*;

use super::Button;
use crate::ui::solver_worker::{SolverWorker, use_solver_worker};
use rollkeep_words::words;

/// A button that restarts the solver, while it has stalled.
#[component]
pub fn TryAgain(
    /// The solver that the button restarts.
    #[prop(default = use_solver_worker())]
    solver: SolverWorker,
    /// The id of the button.
    #[prop(default = "try-again")]
    id: &'static str,
) -> impl IntoView {
    view! {
        <div>
            <Show when=move || solver.status().stalled>
                <Button id on_tap=move || solver.try_again()>
                    {words::try_again()}
                </Button>
            </Show>
        </div>
    }
}
