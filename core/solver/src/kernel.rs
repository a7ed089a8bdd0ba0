//! The inner loops, compiled once for each kind of number.
//!
//! [`Policy`](super::Policy) is generic over its numbers, so each crate that uses it compiles it again. The slow parts are methods of
//! [`Kernel`], which is implemented here for `f32` and `f64`: so they are compiled once, with the optimisations of this crate.

use std::ops::ControlFlow;

use super::arrivals::{Arrivals, Visit, Watch, Ways};
use super::distribution::Distribution;
use super::lattice::Lattice;
use super::model::{CardState, SolverModel};
use super::prospects::Prospects;
use super::row_group::RowsBefore;
use super::row_solver::RowSolver;
use super::rows_ahead::RowsAhead;
use super::saved_rolls_table::SavedRollsTable;
use super::turn_outcomes::TurnStart;
use super::value_table::ValueTable;
use super::{Progress, Real, SolveError};

/// Solves rows of a table.
pub trait SolveRows<F> {
    /// Finds all values of the row at this place, from fewer to more open upper boxes.
    fn row(&mut self, ahead: &RowsAhead, before: RowsBefore<'_, F>, values: &mut [F], place: usize);
}

/// The inner loops for a kind of number.
pub trait Kernel: Sized {
    /// What solves the rows of a rule set.
    fn row_solver(model: &SolverModel) -> Box<dyn SolveRows<Self> + '_>;

    /// Solves the rows ahead where rolls are saved, and returns the values of the last one with so many saved rolls.
    fn saved_rolls(
        model: &SolverModel,
        ahead: &RowsAhead,
        saved: usize,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Vec<Self>, SolveError>;

    /// [`Arrivals::play_turn`] where points are counted.
    fn play_turn_for_points(
        solved: (&SolverModel, &ValueTable<Self>),
        arrivals: Arrivals<Distribution>,
        starts: &[(TurnStart, f64)],
        watch: &mut Watch<'_>,
    ) -> Result<Arrivals<Distribution>, SolveError>;

    /// [`Arrivals::play_turn`] where only chances matter.
    fn play_turn_for_chances(
        solved: (&SolverModel, &ValueTable<Self>),
        arrivals: Arrivals<f64>,
        starts: &[(TurnStart, f64)],
        visit: &mut Visit<'_, f64>,
        watch: &mut Watch<'_>,
    ) -> Result<Arrivals<f64>, SolveError>;

    /// [`Prospects::find`].
    fn prospects(
        solved: (&SolverModel, &ValueTable<Self>),
        state: CardState,
        most_turns: usize,
    ) -> Result<Prospects, SolveError>;
}

macro_rules! kernel {
    ($real:ty) => {
        impl Kernel for $real {
            fn row_solver(model: &SolverModel) -> Box<dyn SolveRows<Self> + '_> {
                match model.rules.dice {
                    ..6 => Box::new(RowSolver::<Self, 16, 512>::new(model)),
                    _ => Box::new(RowSolver::<Self, { Lattice::lanes(6) }, 1024>::new(model)),
                }
            }

            fn saved_rolls(
                model: &SolverModel,
                ahead: &RowsAhead,
                saved: usize,
                progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
            ) -> Result<Vec<Self>, SolveError> {
                let mut table = SavedRollsTable::new(model, ahead);
                match model.rules.dice {
                    ..6 => table.solve::<16, 512>(progress)?,
                    _ => table.solve::<{ Lattice::lanes(6) }, 1024>(progress)?,
                }
                Ok(table.last_row(saved).to_vec())
            }

            fn play_turn_for_points(
                solved: (&SolverModel, &ValueTable<Self>),
                arrivals: Arrivals<Distribution>,
                starts: &[(TurnStart, f64)],
                watch: &mut Watch<'_>,
            ) -> Result<Arrivals<Distribution>, SolveError> {
                play_turn::<Self, _>(solved, arrivals, starts, &mut |_, _, _| {}, watch)
            }

            fn play_turn_for_chances(
                solved: (&SolverModel, &ValueTable<Self>),
                arrivals: Arrivals<f64>,
                starts: &[(TurnStart, f64)],
                visit: &mut Visit<'_, f64>,
                watch: &mut Watch<'_>,
            ) -> Result<Arrivals<f64>, SolveError> {
                play_turn::<Self, _>(solved, arrivals, starts, visit, watch)
            }

            fn prospects(
                solved: (&SolverModel, &ValueTable<Self>),
                state: CardState,
                most_turns: usize,
            ) -> Result<Prospects, SolveError> {
                match solved.0.rules.dice {
                    ..6 => Prospects::find::<Self, 16, 512>(solved, state, most_turns),
                    _ => Prospects::find::<Self, { Lattice::lanes(6) }, 1024>(
                        solved, state, most_turns,
                    ),
                }
            }
        }
    };
}

fn play_turn<F: Real, W: Ways>(
    solved: (&SolverModel, &ValueTable<F>),
    arrivals: Arrivals<W>,
    starts: &[(TurnStart, f64)],
    visit: &mut Visit<'_, W>,
    watch: &mut Watch<'_>,
) -> Result<Arrivals<W>, SolveError> {
    match solved.0.rules.dice {
        ..6 => arrivals.play_turn::<F, 16, 512>(solved, starts, visit, watch),
        _ => arrivals.play_turn::<F, { Lattice::lanes(6) }, 1024>(solved, starts, visit, watch),
    }
}

kernel!(f32);
kernel!(f64);
