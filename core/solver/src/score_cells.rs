//! From the values of filled boxes to the values of rolls.

use super::lanes::{Cell, Lanes};
use super::lattice::Lattice;
use super::lattice_values::LatticeValues;
use super::real::Real;
use super::row_group::RowsBefore;
use super::row_recipe::RowRecipe;
use super::score_recipe::ScoreRecipe;
use super::stage_recipe::{JokerCells, JokerInStage, JokerScore, StageRecipe};
use super::striking::{Striking, is_open};
use super::upper_states::UpperStates;
use super::vectors::in_vectors;
use rollkeep_rules::Strike;

/// The values of all boxes for all their points, and what is computed from these.
pub(super) struct ScoreCells<F, const L: usize> {
    pub cells: Vec<Lanes<F, L>>,
}

impl<F: Real, const L: usize> ScoreCells<F, L> {
    pub fn new() -> Self {
        ScoreCells { cells: Vec::new() }
    }

    /// The value of each box for all its points, in the lanes from this one on, less the base.
    pub fn fill(
        &mut self,
        upper: &UpperStates,
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
                    let next = &upper.next(leaf.next)[lane..][..L];
                    let points = F::of(leaf.points.into());
                    let cell = &mut self.cells[leaf.cell];
                    for lane in 0..L {
                        cell[lane] = after[next[lane] as usize] - base[lane] + points;
                    }
                }
            },
        )
    }

    /// Makes room for so many cells, all of boxes that may not be filled.
    pub fn reset(&mut self, cells: usize) {
        self.cells.clear();
        self.cells.resize(cells, Lanes::all(F::CLOSED));
    }

    /// Writes the value of each roll when it is scored at this stage.
    pub fn score<const N: usize>(
        &mut self,
        stage: &StageRecipe,
        lattice: &Lattice,
        values: &mut LatticeValues<Lanes<F, L>, N>,
    ) {
        self.rolls(&stage.score_recipe, lattice.first_roll, values);
        if !stage.struck.is_empty() {
            self.strike(&stage.struck, lattice, values);
        }
        self.jokers(&stage.jokers, lattice.first_roll, values);
    }

    /// From the value of each roll where it scores to its value where it may also be struck.
    fn strike<const N: usize>(
        &mut self,
        struck: &[(Strike, ScoreRecipe)],
        lattice: &Lattice,
        values: &mut LatticeValues<Lanes<F, L>, N>,
    ) {
        let fits = values.rolls(lattice).iter();
        let mut best: Vec<Striking<F, L>> = fits.copied().map(Striking::new).collect();
        for (strike, recipe) in struck {
            self.rolls(recipe, lattice.first_roll, values);
            for (best, zero) in best.iter_mut().zip(values.rolls(lattice)) {
                best.strike(*strike, zero);
            }
        }
        for (best, roll) in best.iter().zip(lattice.first_roll..) {
            values.set(roll, best.best);
        }
    }

    /// The value of the best box of each roll, without the joker rules.
    fn rolls<const N: usize>(
        &mut self,
        recipe: &ScoreRecipe,
        first_roll: usize,
        values: &mut LatticeValues<Lanes<F, L>, N>,
    ) {
        in_vectors(
            #[inline(always)]
            || {
                for (step, made) in recipe.steps.iter().zip(recipe.first_step..) {
                    self.cells[made] = self.highest(*step);
                }
                match recipe.groups.as_slice() {
                    [a] => {
                        for (roll, &a) in (first_roll..).zip(a) {
                            values.set(roll, self.highest([a]));
                        }
                    }
                    [a, b] => {
                        for (roll, (&a, &b)) in (first_roll..).zip(a.iter().zip(b)) {
                            values.set(roll, self.highest([a, b]));
                        }
                    }
                    [a, b, c] => {
                        for (roll, ((&a, &b), &c)) in (first_roll..).zip(a.iter().zip(b).zip(c)) {
                            values.set(roll, self.highest([a, b, c]));
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
    fn jokers<const N: usize>(
        &self,
        jokers: &[JokerInStage],
        first_roll: usize,
        values: &mut LatticeValues<Lanes<F, L>, N>,
    ) {
        in_vectors(
            #[inline(always)]
            || {
                for joker in jokers {
                    let roll = first_roll + joker.roll;
                    let ordinary = *values.cell(roll);
                    let mut value = self.joker(&joker.score, ordinary);
                    if let Some((own, score)) = &joker.own {
                        let open = self.joker(score, ordinary);
                        for lane in 0..L {
                            let is_open = is_open(self.cells[*own][lane]);
                            value[lane] = if is_open { open[lane] } else { value[lane] };
                        }
                    }
                    values.set(roll, value);
                }
            },
        )
    }

    #[inline(always)]
    fn joker(&self, score: &JokerScore, ordinary: Lanes<F, L>) -> Lanes<F, L> {
        match score {
            JokerScore::Ordinary(bonus) => ordinary.raised(F::of((*bonus).into())),
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
