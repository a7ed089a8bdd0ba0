//! Queries about the rest of a game, each computed once.

use std::ops::RangeInclusive;

use super::lanes::Lanes;
use super::lattice_values::LatticeValues;
use super::model::SolverModel;
use super::open_boxes_recipe::OpenBoxesRecipe;
use super::score_cells::ScoreCells;

/// Queries about the cards with the same boxes open, `L` of which are computed at a time: what is a
/// turn worth, if each way to fill a box leaves these values?
///
/// One point more often makes no difference, and neither does a step towards the upper bonus. So each
/// query is compared with that of the next need, and with that of the same need on the card
/// before; equal queries share an answer.
pub(super) struct Queries<'a, const L: usize, const N: usize> {
    model: &'a SolverModel,
    recipe: &'a OpenBoxesRecipe,
    lattice_values: LatticeValues<Lanes<f32, L>, N>,
    cells: ScoreCells<f32, L>,
    asked: usize,
    answers: Vec<f32>,
    /// The first need that any card has.
    first: usize,
    /// What the card before leaves: fill after fill, need after need.
    rows: Vec<f32>,
    /// The queries of the card before, by need.
    known: Vec<Option<usize>>,
}

/// What filling a box leaves: the points that it gains, and the chances of the needs from `first` on.
/// Lower needs are met, higher ones cannot be.
pub(super) struct Prospect<'a> {
    pub gain: usize,
    pub first: usize,
    pub chances: &'a [f32],
}

impl<'a, const L: usize, const N: usize> Queries<'a, L, N> {
    /// No queries yet; the cards to come have these needs, or some of them.
    pub fn new(
        model: &'a SolverModel,
        recipe: &'a OpenBoxesRecipe,
        needs: RangeInclusive<usize>,
    ) -> Self {
        let first = *needs.start();
        let count = needs.count();
        Queries {
            model,
            recipe,
            lattice_values: LatticeValues::new(),
            cells: ScoreCells::new(recipe.cells),
            asked: 0,
            answers: Vec::new(),
            first,
            rows: vec![0.0; recipe.fills.len() * count],
            known: vec![None; count],
        }
    }

    /// Asks for these needs of a card; the queries' numbers. Cards that differ little should
    /// follow each other.
    pub fn ask<'b>(
        &mut self,
        needs: RangeInclusive<usize>,
        prospects: impl Iterator<Item = Prospect<'b>>,
    ) -> Vec<usize> {
        let count = self.known.len();
        let (mut changes, mut differs) = (vec![0; count], vec![0; count]);
        let mut row = vec![0.0; count];
        for (before, prospect) in self.rows.chunks_exact_mut(count.max(1)).zip(prospects) {
            prospect.lay(self.first, &mut row);
            mark(&mut changes, &row, &row[1..]);
            mark(&mut differs, &row, before);
            before.copy_from_slice(&row);
        }
        let mut numbers = Vec::new();
        let mut last = None;
        for place in (0..count).rev() {
            let asks = needs.contains(&(self.first + place));
            let next = last.filter(|_| changes[place] == 0);
            let before = self.known[place].filter(|_| differs[place] == 0);
            last = asks.then(|| next.or(before).unwrap_or_else(|| self.add(place)));
            self.known[place] = last;
            numbers.extend(last);
        }
        numbers.reverse();
        numbers
    }

    fn add(&mut self, place: usize) -> usize {
        let lane = self.asked % L;
        let rows = self.rows.chunks_exact(self.known.len());
        for (fill, row) in self.recipe.fills.iter().zip(rows) {
            self.cells.cells[fill.cell][lane] = row[place];
        }
        self.asked += 1;
        if lane + 1 == L {
            self.compute();
        }
        self.asked - 1
    }

    fn compute(&mut self) {
        let answers = (self.recipe).turn(self.model, &mut self.cells, &mut self.lattice_values);
        self.answers.extend_from_slice(&answers[..]);
    }

    /// The answers, by the queries' numbers.
    pub fn answers(mut self) -> Vec<f32> {
        if self.asked > self.answers.len() {
            self.compute();
        }
        self.answers
    }
}

impl Prospect<'_> {
    /// Lays out the chances of the needs from this one on.
    fn lay(&self, need: usize, row: &mut [f32]) {
        let first = self.first + self.gain;
        let (met, open) = row.split_at_mut(first.saturating_sub(need).min(row.len()));
        let passed = need.saturating_sub(first).min(self.chances.len());
        let left = &self.chances[passed..];
        let (open, beyond) = open.split_at_mut(left.len().min(open.len()));
        met.fill(1.0);
        open.copy_from_slice(&left[..open.len()]);
        beyond.fill(0.0);
    }
}

/// Marks where two rows are not the same.
fn mark(marks: &mut [u32], these: &[f32], those: &[f32]) {
    for ((mark, this), that) in marks.iter_mut().zip(these).zip(those) {
        *mark |= this.to_bits() ^ that.to_bits();
    }
}
