//! The values of one row of a table.

use super::kernel::SolveRows;
use super::lanes::{Cell, Lanes};
use super::lattice_values::LatticeValues;
use super::model::SolverModel;
use super::real::Real;
use super::row_group::RowsBefore;
use super::row_recipe::RowRecipe;
use super::rows_ahead::RowsAhead;
use super::score_cells::ScoreCells;

/// Computes the states of a row, `L` at a time.
pub(super) struct RowSolver<'a, F, const L: usize, const N: usize> {
    model: &'a SolverModel,
    pub(super) lattice_values: LatticeValues<Lanes<F, L>, N>,
    pub(super) cells: ScoreCells<F, L>,
}

impl<'a, F: Real, const L: usize, const N: usize> RowSolver<'a, F, L, N> {
    pub fn new(model: &'a SolverModel) -> Self {
        RowSolver {
            model,
            lattice_values: LatticeValues::new(),
            cells: ScoreCells::new(),
        }
    }

    /// A whole turn, from the value of each box for all its points.
    fn turn(&mut self, recipe: &RowRecipe) -> Lanes<F, L> {
        let lattice = &self.model.lattice;
        let score = |values: &mut LatticeValues<_, N>, stage: usize| {
            self.cells.score(&recipe.stages[stage], lattice, values);
        };
        (self.lattice_values).turn(lattice, self.model.stages(), score, |_, _| {})
    }
}

impl<F: Real, const L: usize, const N: usize> SolveRows<F> for RowSolver<'_, F, L, N> {
    fn row(
        &mut self,
        ahead: &RowsAhead,
        before: RowsBefore<'_, F>,
        values: &mut [F],
        place: usize,
    ) {
        let row = ahead.rows[place];
        let recipe = &RowRecipe::new(self.model, row).renumbered(ahead);
        let upper = &self.model.upper_states;
        self.cells.reset(recipe.cells());
        for level in 0..upper.levels.len() - 1 {
            // A full card scores nothing more: its values are there already.
            for lane in ahead.lanes(self.model, row, level) {
                let base = recipe.base(before, lane);
                (self.cells).fill(upper, before, (place, values), recipe, lane, &base);
                let mut turn = self.turn(recipe);
                turn.add(&base);
                values[lane..][..L].copy_from_slice(&*turn);
            }
            for (paid, place, bonus) in upper.paid(level) {
                values[place] = values[paid] + F::of(bonus.into());
            }
        }
    }
}
