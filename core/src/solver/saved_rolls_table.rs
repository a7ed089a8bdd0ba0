//! The values of cards for every number of saved rolls, as far as they are needed.

use std::ops::ControlFlow;

use super::lanes::{Cell, Lanes};
use super::lattice_values::{LatticeValues, TurnPoint};
use super::real::Real;
use super::row_group::RowsBefore;
use super::row_recipe::RowRecipe;
use super::row_solver::RowSolver;
use super::rows_ahead::RowsAhead;
use super::{Progress, SolveError};

/// The values of cards for every number of saved rolls: those with as many open boxes in the lower section as the one that
/// is being solved, and with one less.
pub(super) struct SavedRollsTable<'a, F> {
    ahead: &'a RowsAhead<'a>,
    /// How many rows were forgotten.
    forgotten: usize,
    /// By the number of saved rolls, row after row.
    values: Vec<Vec<F>>,
    width: usize,
}

impl<'a, F: Real> SavedRollsTable<'a, F> {
    pub fn new(ahead: &'a RowsAhead<'a>) -> Self {
        SavedRollsTable {
            ahead,
            forgotten: 0,
            values: Vec::new(),
            width: ahead.model.upper_states.width(),
        }
    }

    /// Solves all rows, `L` states at a time; `N` must be enough for the
    /// [`LatticeValues`](super::lattice_values::LatticeValues).
    pub fn solve<const L: usize, const N: usize>(
        &mut self,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), SolveError> {
        let ahead = self.ahead;
        let all = ahead.rows.len();
        let mut solver = RowSolver::<F, L, N>::new(ahead.model);
        let (mut before, mut done) = (0, 0);
        for group in ahead.groups() {
            self.forget(before);
            self.add(group);
            before = done;
            for &row in group {
                if progress(Progress { done, all }).is_break() {
                    return Err(SolveError::Stopped);
                }
                self.row(&mut solver, row, done - self.forgotten);
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
        let tables = self.ahead.most_saved_after(group) + 1;
        self.values.resize_with(tables, Vec::new);
        for values in &mut self.values {
            values.reserve_exact(group.len() * self.width);
            for _ in group {
                values.resize(values.len() + self.width - 1, F::ZERO);
                values.push(F::CLOSED);
            }
        }
    }

    /// Finds all values of a row, which is at this place: from fewer to more open upper boxes.
    fn row<const L: usize, const N: usize>(
        &mut self,
        solver: &mut RowSolver<'_, F, L, N>,
        row: usize,
        place: usize,
    ) {
        let RowsAhead { model, rows, .. } = self.ahead;
        let number = |row: usize| rows.partition_point(|&other| other < row) - self.forgotten;
        let recipe = &RowRecipe::new(model, row).renumbered(number);
        solver.begin(recipe);
        for level in 0..=self.ahead.upper_open {
            let most = model.most_saved(self.ahead.lower_open(row), level);
            for lane in model.lanes_of(row, level) {
                self.turn(solver, recipe, (place, lane), most);
            }
            for values in &mut self.values[..=most] {
                let values = &mut values[place * self.width..];
                for (paid, place, bonus) in model.upper_states.paid(level) {
                    values[place] = values[paid] + F::of(bonus.into());
                }
            }
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
        let lattice = &self.ahead.model.lattice;
        let own = self.ahead.model.saved_by_a_turn();
        let at = place * self.width;
        let base = recipe.base(RowsBefore::all(&self.values[0], self.width), lane);
        let (cells, upper) = (&mut solver.cells, &self.ahead.model.upper_states);
        let score = |values: &mut LatticeValues<Lanes<F, L>, N>, left: usize| {
            let (filled, rest) = self.values[left].split_at(at);
            let row = (place, &rest[..self.width]);
            let before = RowsBefore::all(filled, self.width);
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
