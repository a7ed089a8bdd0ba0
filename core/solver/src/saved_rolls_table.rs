//! The values of cards for every number of saved rolls, as far as they are needed.

use std::ops::ControlFlow;

use super::lanes::{Cell, Lanes};
use super::lattice_values::{LatticeValues, TurnPoint};
use super::model::SolverModel;
use super::real::Real;
use super::row_group::RowsBefore;
use super::row_recipe::RowRecipe;
use super::row_solver::RowSolver;
use super::rows_ahead::RowsAhead;
use super::{Progress, SolveError};

/// The values of cards for every number of saved rolls: those with as many open boxes in the lower section as the one that
/// is being solved, and with one less.
pub(super) struct SavedRollsTable<'a, F> {
    model: &'a SolverModel,
    ahead: &'a RowsAhead,
    /// How many rows were forgotten.
    forgotten: usize,
    /// By the number of saved rolls, row after row.
    values: Vec<Vec<F>>,
    width: usize,
}

impl<'a, F: Real> SavedRollsTable<'a, F> {
    pub fn new(model: &'a SolverModel, ahead: &'a RowsAhead) -> Self {
        SavedRollsTable {
            model,
            ahead,
            forgotten: 0,
            values: Vec::new(),
            width: model.upper_states.width(),
        }
    }

    /// Solves all rows, `L` states at a time; `N` must be enough for the
    /// [`LatticeValues`](super::lattice_values::LatticeValues).
    pub fn solve<const L: usize, const N: usize>(
        &mut self,
        progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), SolveError> {
        let (model, ahead) = (self.model, self.ahead);
        let all = ahead.rows.len();
        let mut solver = RowSolver::<F, L, N>::new(model);
        let (mut before, mut done) = (0, 0);
        for group in ahead.by_open_boxes(model) {
            self.forget(before);
            self.add(group);
            before = done;
            for &row in group {
                if progress(Progress { done, all }).is_break() {
                    return Err(SolveError::Stopped);
                }
                self.row(&mut solver, row, done);
                done += 1;
            }
        }
        Ok(())
    }

    /// The values of the last row with so many saved rolls.
    pub fn last_row(&self, saved: usize) -> &[F] {
        let values = self.values.get(saved).map_or(&[][..], Vec::as_slice);
        &values[values.len().saturating_sub(self.width)..]
    }

    /// Forgets all rows before this one of those ahead.
    fn forget(&mut self, before: usize) {
        for values in &mut self.values {
            *values = values.split_off((before - self.forgotten) * self.width);
        }
        self.forgotten = before;
    }

    /// Makes room for the rows of a group, in which all that is known are boxes that may not be filled.
    fn add(&mut self, group: &[usize]) {
        let tables = self.model.most_saved_after(group) + 1;
        self.values.resize_with(tables, Vec::new);
        for values in &mut self.values {
            values.reserve_exact(group.len() * self.width);
            for _ in group {
                values.resize(values.len() + self.width - 1, F::ZERO);
                values.push(F::CLOSED);
            }
        }
    }

    /// Finds all values of a row, which is at this place of those ahead: from fewer to more open upper boxes.
    fn row<const L: usize, const N: usize>(
        &mut self,
        solver: &mut RowSolver<'_, F, L, N>,
        row: usize,
        place: usize,
    ) {
        let (model, ahead) = (self.model, self.ahead);
        let recipe = &RowRecipe::new(model, row).renumbered(ahead);
        solver.cells.reset(recipe.cells());
        let at = (place - self.forgotten) * self.width;
        for level in 0..model.upper_states.levels.len() - 1 {
            let most = model.most_saved(model.lower_states.all[row].open, level);
            for lane in ahead.lanes(model, row, level) {
                self.turn(solver, recipe, (place, lane), most);
            }
            for values in &mut self.values[..=most] {
                let values = &mut values[at..];
                for (paid, place, bonus) in model.upper_states.paid(level) {
                    values[place] = values[paid] + F::of(bonus.into());
                }
            }
        }
    }

    /// These values of the rows that are not forgotten.
    fn before<'b>(&self, values: &'b [F]) -> RowsBefore<'b, F> {
        RowsBefore {
            first: self.forgotten,
            width: self.width,
            values,
        }
    }

    /// Finds the values of the lanes from this one on, with every number of saved rolls up to the most.
    ///
    /// They come from one chain. A roll is worth its best box, with the rolls that are left saved, or the best keep, whose
    /// next roll has one less left. The first roll of a turn has those left that are saved, and the turn's own others.
    fn turn<const L: usize, const N: usize>(
        &mut self,
        solver: &mut RowSolver<'_, F, L, N>,
        recipe: &RowRecipe,
        (place, lane): (usize, usize),
        most: usize,
    ) {
        let lattice = &self.model.lattice;
        let own = self.model.saved_by_a_turn();
        let at = (place - self.forgotten) * self.width;
        let base = recipe.base(self.before(&self.values[0]), lane);
        let (cells, upper) = (&mut solver.cells, &self.model.upper_states);
        let score = |values: &mut LatticeValues<Lanes<F, L>, N>, left: usize| {
            let (filled, rest) = self.values[left].split_at(at);
            let row = (place, &rest[..self.width]);
            let before = self.before(filled);
            cells.fill(upper, before, row, recipe, lane, &base);
            for stage in &recipe.stages {
                cells.score(stage, lattice, values);
            }
        };
        let mut expected = Vec::with_capacity(most + 1);
        let visit = |values: &LatticeValues<Lanes<F, L>, N>, point| match point {
            TurnPoint::Rolled(left) if left >= own => expected.push(values.expected(lattice)),
            TurnPoint::Kept | TurnPoint::Rolled(_) => {}
        };
        let steps = (0..=most + own).map(Some);
        solver.lattice_values.turn(lattice, steps, score, visit);
        for (values, mut value) in self.values.iter_mut().zip(expected) {
            value.add(&base);
            values[at + lane..][..L].copy_from_slice(&*value);
        }
    }
}
