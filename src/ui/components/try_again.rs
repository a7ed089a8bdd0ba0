//! A button for a solver that has stalled.

use leptos::prelude::*;

use super::plain;
use crate::ui::browser::{El, el};
use crate::ui::solver::Solver;
use rollkeep_core::text::words;

/// A button that restarts the solver, while it has stalled.
pub fn try_again() -> El {
    let solver = Solver::here();
    el("div").when(
        move || solver.stalled().get(),
        move || plain(&words::try_again(), move || solver.try_again()).id("try-again"),
    )
}
