//! The values of one row of a table.

use super::lanes::Lanes;
use super::lattice_values::LatticeValues;
use super::model::{Model, SolverModel};
use super::real::Real;
use super::row_group::RowsBefore;
use super::row_recipe::{JokerCells, JokerInRow, JokerScore, RowRecipe, StageInRow};
use super::score_recipe::ScoreRecipe;
use super::striking::{Striking, is_open};
use super::vectors::in_vectors;
use crate::rules::Strike;

/// Computes the states of a row, `L` at a time.
pub(super) struct RowSolver<'a, F, const L: usize, const N: usize> {
    model: &'a SolverModel,
    pub(super) lattice_values: LatticeValues<F, L, N>,
    cells: Vec<Lanes<F, L>>,
}

impl<'a, F: Real, const L: usize, const N: usize> RowSolver<'a, F, L, N> {
    pub fn new(model: &'a SolverModel) -> Self {
        RowSolver {
            model,
            lattice_values: LatticeValues::new(),
            cells: Vec::new(),
        }
    }

    /// Finds all values of a row, from fewer to more open upper boxes.
    pub fn row(&mut self, before: RowsBefore<'_, F>, values: &mut [F], row: usize) {
        let recipe = &RowRecipe::new(self.model, row);
        let upper = &self.model.upper_states;
        self.begin(recipe);
        for level in 0..upper.levels.len() - 1 {
            // A full card scores nothing more: its values are there already.
            for lane in self.model.lanes_of(row, level) {
                let base = recipe.base(before, lane);
                self.leaves(before, (row, values), recipe, lane, &base);
                let mut turn = self.turn(recipe);
                turn.add(&base);
                values[lane..][..L].copy_from_slice(&*turn);
            }
            for (paid, place, bonus) in upper.paid(level) {
                values[place] = values[paid] + F::of(bonus.into());
            }
        }
    }

    /// Makes room for the cells of a row.
    pub(super) fn begin(&mut self, recipe: &RowRecipe) {
        self.cells.resize(recipe.cells(), Lanes::all(F::CLOSED));
    }

    /// A whole turn, from the value of each box for all its points.
    fn turn(&mut self, recipe: &RowRecipe) -> Lanes<F, L> {
        let Model {
            offers,
            lattice,
            rules,
        } = &**self.model;
        if let Some(stage) = recipe.stages.last() {
            self.stage(stage);
        }
        for left in 1..rules.rolls {
            self.lattice_values.mean(lattice);
            if let Some(stage) = offers.early_stage(rules.rolls - left) {
                let kept = self.lattice_values.of_rolls(lattice);
                self.stage(&recipe.stages[stage]);
                self.lattice_values.raise_rolls(lattice, &kept);
            }
            self.lattice_values.best(lattice);
        }
        self.lattice_values.expected(lattice)
    }

    /// The value of each roll when it is scored at this stage.
    pub(super) fn stage(&mut self, stage: &StageInRow) {
        self.rolls(&stage.score_recipe, self.model.lattice.first_roll);
        if !stage.struck.is_empty() {
            self.strike(&stage.struck);
        }
        self.jokers(&stage.jokers, self.model.lattice.first_roll);
    }

    /// From the value of each roll where it scores to its value where it may also be struck.
    fn strike(&mut self, struck: &[(Strike, ScoreRecipe)]) {
        let lattice = &self.model.lattice;
        let mut values: Vec<Striking<F, L>> = { self.lattice_values.of_rolls(lattice) }
            .into_iter()
            .map(Striking::new)
            .collect();
        for (strike, recipe) in struck {
            self.rolls(recipe, lattice.first_roll);
            for (value, roll) in values.iter_mut().zip(lattice.first_roll..) {
                value.strike(*strike, self.lattice_values.cell(roll));
            }
        }
        for (value, roll) in values.iter().zip(lattice.first_roll..) {
            self.lattice_values.set(roll, value.best);
        }
    }

    /// The value of each box for all its points, in the lanes from this one on, less the base.
    pub(super) fn leaves(
        &mut self,
        before: RowsBefore<'_, F>,
        (row, values): (usize, &[F]),
        recipe: &RowRecipe,
        lane: usize,
        base: &Lanes<F, L>,
    ) {
        in_vectors(
            #[inline(always)]
            || {
                for leaf in &recipe.straight {
                    let after = before.lanes::<L>(leaf.row, lane);
                    let points = F::of(leaf.points.into());
                    let cell = &mut self.cells[leaf.cell];
                    for lane in 0..L {
                        cell[lane] = after[lane] - base[lane] + points;
                    }
                }
                for leaf in &recipe.across {
                    let after = match leaf.row == row {
                        true => values,
                        false => before.row(leaf.row),
                    };
                    let next = &self.model.upper_states.next(leaf.next)[lane..][..L];
                    let points = F::of(leaf.points.into());
                    let cell = &mut self.cells[leaf.cell];
                    for lane in 0..L {
                        cell[lane] = after[next[lane] as usize] - base[lane] + points;
                    }
                }
            },
        )
    }

    /// The value of the best box of each roll, without the joker rules.
    fn rolls(&mut self, recipe: &ScoreRecipe, first_roll: usize) {
        in_vectors(
            #[inline(always)]
            || {
                for (step, made) in recipe.steps.iter().zip(recipe.first_step..) {
                    self.cells[made] = self.highest(*step);
                }
                match recipe.groups.as_slice() {
                    [a] => {
                        for (roll, &a) in (first_roll..).zip(a) {
                            self.lattice_values.set(roll, self.highest([a]));
                        }
                    }
                    [a, b] => {
                        for (roll, (&a, &b)) in (first_roll..).zip(a.iter().zip(b)) {
                            self.lattice_values.set(roll, self.highest([a, b]));
                        }
                    }
                    [a, b, c] => {
                        for (roll, ((&a, &b), &c)) in (first_roll..).zip(a.iter().zip(b).zip(c)) {
                            self.lattice_values.set(roll, self.highest([a, b, c]));
                        }
                    }
                    _ => {}
                }
            },
        )
    }

    #[inline(always)]
    fn highest<const G: usize>(&self, of: [u16; G]) -> Lanes<F, L> {
        let mut top = self.cells[usize::from(of[0])];
        for &other in &of[1..] {
            top.rise(&self.cells[usize::from(other)]);
        }
        top
    }

    /// Corrects the rolls that are extra Yahtzees.
    fn jokers(&mut self, jokers: &[JokerInRow], first_roll: usize) {
        in_vectors(
            #[inline(always)]
            || {
                for joker in jokers {
                    let roll = first_roll + joker.roll;
                    let mut value = self.joker(&joker.own_closed, roll);
                    let open = self.joker(&joker.own_open, roll);
                    let own = joker.own.map(|own| self.cells[own]);
                    let own = own.unwrap_or(Lanes::all(F::CLOSED));
                    for lane in 0..L {
                        let is_open = is_open(own[lane]);
                        value[lane] = if is_open { open[lane] } else { value[lane] };
                    }
                    self.lattice_values.set(roll, value);
                }
            },
        )
    }

    #[inline(always)]
    fn joker(&self, score: &JokerScore, roll: usize) -> Lanes<F, L> {
        match score {
            JokerScore::Ordinary(bonus) => self
                .lattice_values
                .cell(roll)
                .raised(F::of((*bonus).into())),
            JokerScore::Of(terms, struck) if struck.is_empty() => self.highest_of(terms),
            JokerScore::Of(terms, struck) => {
                let mut value = Striking::new(self.highest_of(terms));
                for (strike, terms) in struck {
                    value.strike(*strike, &self.highest_of(terms));
                }
                value.best
            }
        }
    }

    #[inline(always)]
    fn highest_of(&self, terms: &JokerCells) -> Lanes<F, L> {
        let mut top = Lanes::all(F::CLOSED);
        for &(cell, bonus) in terms {
            top.rise(&self.cells[cell].raised(F::of(bonus.into())));
        }
        top
    }
}
