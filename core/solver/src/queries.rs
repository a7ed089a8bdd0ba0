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
    room: &'a mut QueryRoom<L, N>,
    asked: usize,
    answers: Vec<f32>,
    /// The first need that any card has.
    first: usize,
    /// What the card before leaves: fill after fill, need after need.
    rows: Vec<f32>,
    /// The queries of the card before, by need.
    known: Vec<Option<usize>>,
    /// What a way to fill a box of this card leaves, by need.
    row: Vec<f32>,
    /// Where the next need is another query, by need; and where the card before is.
    changes: Vec<u32>,
    differs: Vec<u32>,
}

/// Room to compute `L` queries at a time.
pub(super) struct QueryRoom<const L: usize, const N: usize> {
    lattice_values: LatticeValues<Lanes<f32, L>, N>,
    cells: ScoreCells<f32, L>,
}

impl<const L: usize, const N: usize> QueryRoom<L, N> {
    pub fn new() -> Self {
        QueryRoom {
            lattice_values: LatticeValues::new(),
            cells: ScoreCells::new(),
        }
    }
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
        room: &'a mut QueryRoom<L, N>,
    ) -> Self {
        room.cells.reset(recipe.cells);
        let first = *needs.start();
        let count = needs.count();
        Queries {
            model,
            recipe,
            room,
            asked: 0,
            answers: Vec::new(),
            first,
            rows: vec![0.0; recipe.fills.len() * count],
            known: vec![None; count],
            row: vec![0.0; count],
            changes: vec![0; count],
            differs: vec![0; count],
        }
    }

    /// Asks for those of these needs of a card that are left on a way to it; the queries' numbers, need by need. Cards that
    /// differ little should follow each other.
    pub fn ask<'b>(
        &mut self,
        needs: RangeInclusive<usize>,
        is_left: impl Fn(usize) -> bool,
        prospects: impl Iterator<Item = Prospect<'b>>,
    ) -> Vec<Option<usize>> {
        let count = self.known.len();
        self.changes.fill(0);
        self.differs.fill(0);
        let row = &mut self.row;
        for (before, prospect) in self.rows.chunks_exact_mut(count.max(1)).zip(prospects) {
            prospect.lay(self.first, row);
            mark(&mut self.changes, row, &row[1..]);
            mark(&mut self.differs, row, before);
            before.copy_from_slice(row);
        }
        let mut numbers = Vec::with_capacity(count);
        let mut last = None;
        for place in (0..count).rev() {
            let need = self.first + place;
            let next = last.filter(|_| self.changes[place] == 0);
            let before = self.known[place].filter(|_| self.differs[place] == 0);
            let asks = needs.contains(&need) && is_left(need);
            last = asks.then(|| next.or(before).unwrap_or_else(|| self.add(place)));
            self.known[place] = last;
            if needs.contains(&need) {
                numbers.push(last);
            }
        }
        numbers.reverse();
        numbers
    }

    fn add(&mut self, place: usize) -> usize {
        let lane = self.asked % L;
        let rows = self.rows.chunks_exact(self.known.len());
        for (fill, row) in self.recipe.fills.iter().zip(rows) {
            self.room.cells.cells[fill.cell][lane] = row[place];
        }
        self.asked += 1;
        if lane + 1 == L {
            self.compute();
        }
        self.asked - 1
    }

    fn compute(&mut self) {
        let QueryRoom {
            lattice_values,
            cells,
        } = self.room;
        let answers = self.recipe.turn(self.model, cells, lattice_values);
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
