//! The value of every state of a card.

use std::iter::Zip;
use std::ops::{ControlFlow, Range};
use std::slice::ChunksMut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::model::{CardState, SolverModel};
use super::real::Real;
use super::row_group::{RowGroup, RowsBefore};
use super::rows_ahead::RowsAhead;
use super::{Progress, SolveError};

/// The expected points of the rest of a game from every state, under best play.
pub(super) struct ValueTable<F> {
    /// Row after row, each [`UpperStates::width`](super::upper_states::UpperStates::width) wide.
    pub(super) values: Vec<F>,
    pub(super) width: usize,
    pub(super) ahead: RowsAhead,
}

/// Rows that are to be solved, each with its number.
type Rows<'a, F> = Zip<Range<usize>, ChunksMut<'a, F>>;

impl<F: Real> ValueTable<F> {
    /// A table of these rows in which all that is known are boxes that may not be filled.
    pub fn new(model: &SolverModel, ahead: RowsAhead) -> ValueTable<F> {
        let width = model.upper_states.width();
        ValueTable {
            values: unsolved(ahead.rows.len(), width),
            width,
            ahead,
        }
    }

    /// The expected points of the rest of the game; `None` if the table is for a card that does not lead there.
    pub fn value(&self, model: &SolverModel, state: CardState) -> Option<F> {
        self.at(model.place(state)?, state.upper_open)
    }

    /// The same of the state with these open upper boxes in a [place](SolverModel::place).
    pub fn at(&self, (row, lane): (usize, usize), upper_open: usize) -> Option<F> {
        let place = self.ahead.place(row)?;
        let is_ahead = self.ahead.has_upper(upper_open);
        is_ahead.then(|| self.values[place * self.width + lane])
    }

    /// Solves a rule set.
    pub fn solve(
        model: &SolverModel,
        ahead: RowsAhead,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<ValueTable<F>, SolveError> {
        let all = ahead.rows.len();
        let mut solver = F::row_solver(model);
        ValueTable::by_group(model, ahead, |ahead, before, mut rows| {
            rows.try_for_each(|(done, values)| {
                if progress(Progress { done, all }).is_break() {
                    return Err(SolveError::Stopped);
                }
                solver.row(ahead, before, values, done);
                Ok(())
            })
        })
    }

    /// The same on all threads on which `threads` calls what it gets.
    pub fn solve_on(
        model: &SolverModel,
        ahead: RowsAhead,
        threads: &impl Fn(&(dyn Fn() + Sync)),
        progress: &(impl Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Result<ValueTable<F>, SolveError> {
        let all = ahead.rows.len();
        let stopped = AtomicBool::new(false);
        ValueTable::by_group(model, ahead, |ahead, before, rows| {
            let rows = Mutex::new(rows);
            let solve = || {
                let mut solver = F::row_solver(model);
                let next = || rows.lock().ok()?.next();
                while let Some((row, values)) = next() {
                    if progress(Progress { done: row, all }).is_break() {
                        stopped.store(true, Ordering::Relaxed);
                        return;
                    }
                    solver.row(ahead, before, values, row);
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
        ahead: RowsAhead,
        mut solve: impl FnMut(&RowsAhead, RowsBefore<'_, F>, Rows<'_, F>) -> Result<(), SolveError>,
    ) -> Result<ValueTable<F>, SolveError> {
        let mut table = ValueTable::new(model, ahead);
        let width = table.width;
        for RowGroup { rows, before } in table.ahead.groups(model) {
            let (filled, rest) = table.values.split_at_mut(rows.start * width);
            let values = rest[..rows.len() * width].chunks_mut(width);
            let before = RowsBefore {
                first: before.start,
                width,
                values: &filled[before.start * width..],
            };
            solve(&table.ahead, before, rows.zip(values))?;
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
