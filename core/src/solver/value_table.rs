//! The value of every state of a card.

use std::iter::Zip;
use std::ops::{ControlFlow, Range};
use std::slice::ChunksMut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::model::SolverModel;
use super::real::Real;
use super::row_group::{RowGroup, RowsBefore};
use super::row_solver::RowSolver;
use super::{Progress, SolveError};

/// The expected points of the rest of a game from every state, under best play.
pub(super) struct ValueTable<F> {
    /// Row after row, each [`UpperStates::width`](super::upper_states::UpperStates::width) wide.
    pub(super) values: Vec<F>,
    pub(super) width: usize,
}

/// Rows that are to be solved, each with its number.
type Rows<'a, F> = Zip<Range<usize>, ChunksMut<'a, F>>;

impl<F: Real> ValueTable<F> {
    /// A table in which all that is known are boxes that may not be filled.
    pub fn new(model: &SolverModel) -> ValueTable<F> {
        let width = model.upper_states.width();
        ValueTable {
            values: unsolved(model.lower_states.all.len(), width),
            width,
        }
    }

    /// The expected points of the rest of the game.
    pub fn value(&self, row: usize, lane: usize) -> F {
        self.values[row * self.width + lane]
    }

    /// Solves a rule set, `L` states at a time; `N` must be enough for the
    /// [`LatticeValues`](super::lattice_values::LatticeValues).
    pub fn solve<const L: usize, const N: usize>(
        model: &SolverModel,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<ValueTable<F>, SolveError> {
        let all = model.lower_states.all.len();
        let mut solver = RowSolver::<F, L, N>::new(model);
        ValueTable::by_group(model, |before, mut rows| {
            rows.try_for_each(|(done, values)| {
                if progress(Progress { done, all }).is_break() {
                    return Err(SolveError::Stopped);
                }
                solver.row(before, values, done);
                Ok(())
            })
        })
    }

    /// The same on all threads on which `threads` calls what it gets.
    pub fn solve_on<const L: usize, const N: usize>(
        model: &SolverModel,
        threads: &impl Fn(&(dyn Fn() + Sync)),
        progress: &(impl Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Result<ValueTable<F>, SolveError> {
        let all = model.lower_states.all.len();
        let stopped = AtomicBool::new(false);
        ValueTable::by_group(model, |before, rows| {
            let rows = Mutex::new(rows);
            let solve = || {
                let mut solver = RowSolver::<F, L, N>::new(model);
                let next = || rows.lock().ok()?.next();
                while let Some((row, values)) = next() {
                    if progress(Progress { done: row, all }).is_break() {
                        stopped.store(true, Ordering::Relaxed);
                        return;
                    }
                    solver.row(before, values, row);
                }
            };
            threads(&solve);
            // Whatever the threads have left.
            solve();
            match stopped.load(Ordering::Relaxed) {
                true => Err(SolveError::Stopped),
                false => Ok(()),
            }
        })
    }

    /// Gives `solve` the rows group by group, each after all rows that it leads to, and those before it.
    fn by_group(
        model: &SolverModel,
        mut solve: impl FnMut(RowsBefore<'_, F>, Rows<'_, F>) -> Result<(), SolveError>,
    ) -> Result<ValueTable<F>, SolveError> {
        let mut table = ValueTable::new(model);
        let width = table.width;
        for RowGroup { rows, before } in model.lower_states.groups() {
            let (filled, rest) = table.values.split_at_mut(rows.start * width);
            let values = rest[..rows.len() * width].chunks_mut(width);
            let before = RowsBefore {
                first: before.start,
                width,
                values: &filled[before.start * width..],
            };
            solve(before, rows.zip(values))?;
        }
        Ok(table)
    }
}

/// The values of so many rows before they are solved: all that is known are boxes that may not be filled.
pub(super) fn unsolved<F: Real>(rows: usize, width: usize) -> Vec<F> {
    let mut values = vec![F::ZERO; rows * width];
    for row in values.chunks_mut(width) {
        if let Some(closed) = row.last_mut() {
            *closed = F::CLOSED;
        }
    }
    values
}
