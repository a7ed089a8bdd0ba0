//! A button for a solver that has stalled.

use leptos::prelude::*;

use super::Button;
use crate::ui::solver_worker::use_solver_worker;
use rollkeep_words::words;

/// A button that restarts the solver, while it has stalled.
#[component]
pub fn TryAgain() -> impl IntoView {
    let solver = use_solver_worker();
    view! {
        <div>
            <Show when=move || solver.status().stalled>
                <Button id="try-again" on_tap=move || solver.try_again()>
                    {words::try_again()}
                </Button>
            </Show>
        </div>
    }
}
