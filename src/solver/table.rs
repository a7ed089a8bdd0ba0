//! What every state of a card is worth.

use std::ops::ControlFlow;

use super::board::Board;
use super::lanes::Lanes;
use super::plan::{Plan, Variant};
use super::real::Real;
use super::study::Study;
use super::{Progress, Refusal};

/// What the rest of a game brings from every state, under play that makes it most.
pub(super) struct Table<F> {
    /// A row after the other, each as wide as [`Upper::width`](super::upper::Upper::width).
    values: Vec<F>,
    width: usize,
}

impl<F: Real> Table<F> {
    /// What the rest of the game brings.
    pub fn value(&self, row: usize, lane: usize) -> F {
        self.values[row * self.width + lane]
    }

    /// Solves a rule set, `L` states at a time; `N` must be enough for the [`Board`].
    pub fn solve<const L: usize, const N: usize>(
        study: &Study,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Table<F>, Refusal> {
        let width = study.upper.width();
        let all = study.rows.all.len();
        let mut table = Table {
            values: vec![F::ZERO; all * width],
            width,
        };
        for row in table.values.chunks_mut(width) {
            if let Some(closed) = row.last_mut() {
                *closed = F::CLOSED;
            }
        }
        let mut work = Work::<F, L, N> {
            study,
            board: Board::new(),
            cells: Vec::new(),
        };
        for done in 0..all {
            if progress(Progress { done, all }).is_break() {
                return Err(Refusal::Stopped);
            }
            work.row(&mut table, &Plan::new(study, done), done);
        }
        Ok(table)
    }
}

/// The place where states are reckoned, `L` at a time.
struct Work<'a, F, const L: usize, const N: usize> {
    study: &'a Study,
    board: Board<F, L, N>,
    cells: Vec<Lanes<F, L>>,
}

impl<F: Real, const L: usize, const N: usize> Work<'_, F, L, N> {
    /// Finds all values of a row, from fewer to more open upper boxes.
    #[cfg_attr(
        all(feature = "simd", target_arch = "wasm32"),
        target_feature(enable = "simd128")
    )]
    fn row(&mut self, table: &mut Table<F>, plan: &Plan, row: usize) {
        let Study { upper, lattice, .. } = self.study;
        let from = row * table.width;
        self.cells.resize(plan.cells, Lanes::all(F::CLOSED));
        for (level, lanes) in upper.levels.windows(2).enumerate() {
            // A full card brings nothing more: its values are there.
            if level > 0 || plan.base.is_some() {
                for lane in (lanes[0]..lanes[1]).step_by(L) {
                    let base = self.leaves(table, plan, lane);
                    self.rolls(plan, lattice.first_roll);
                    self.jokers(plan, lattice.first_roll);
                    let mut values = self.board.turn(lattice, self.study.rules.throws);
                    values.add(&base);
                    table.values[from + lane..][..L].copy_from_slice(&*values);
                }
            }
            for (paid, place) in upper.paid(level) {
                table.values[from + place] = table.values[from + paid] + F::of(upper.bonus.into());
            }
        }
    }

    /// What each box brings for all its points, in the lanes from this one on. Gives what was
    /// taken off everything: sums of small numbers lose less to rounding.
    #[inline(never)]
    #[cfg_attr(
        all(feature = "simd", target_arch = "wasm32"),
        target_feature(enable = "simd128")
    )]
    fn leaves(&mut self, table: &Table<F>, plan: &Plan, lane: usize) -> Lanes<F, L> {
        let width = table.width;
        let mut base = Lanes::all(F::ZERO);
        if let Some(row) = plan.base {
            base.copy_from_slice(&table.values[row * width + lane..][..L]);
        }
        for leaf in &plan.lower {
            let after = &table.values[leaf.row * width + lane..][..L];
            let points = F::of(leaf.points.into());
            let cell = &mut self.cells[leaf.cell];
            for lane in 0..L {
                cell[lane] = after[lane] - base[lane] + points;
            }
        }
        for leaf in &plan.upper {
            let after = &table.values[leaf.row * width..][..width];
            let next = &self.study.upper.next(leaf.cell)[lane..][..L];
            let points = F::of(leaf.points.into());
            let cell = &mut self.cells[leaf.cell];
            for lane in 0..L {
                cell[lane] = after[next[lane] as usize] - base[lane] + points;
            }
        }
        base
    }

    /// What each roll scores at best when no joker is in play.
    #[inline(never)]
    #[cfg_attr(
        all(feature = "simd", target_arch = "wasm32"),
        target_feature(enable = "simd128")
    )]
    fn rolls(&mut self, plan: &Plan, first_roll: usize) {
        for (step, made) in plan.recipe.steps.iter().zip(plan.first_step..) {
            self.cells[made] = self.highest(*step);
        }
        match plan.recipe.groups.as_slice() {
            [a] => {
                for (roll, &a) in (first_roll..).zip(a) {
                    self.board.set(roll, self.highest([a]));
                }
            }
            [a, b] => {
                for (roll, (&a, &b)) in (first_roll..).zip(a.iter().zip(b)) {
                    self.board.set(roll, self.highest([a, b]));
                }
            }
            [a, b, c] => {
                for (roll, ((&a, &b), &c)) in (first_roll..).zip(a.iter().zip(b).zip(c)) {
                    self.board.set(roll, self.highest([a, b, c]));
                }
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn highest<const G: usize>(&self, of: [u16; G]) -> Lanes<F, L> {
        let mut top = self.cells[usize::from(of[0])];
        for &other in &of[1..] {
            top.rise(&self.cells[usize::from(other)]);
        }
        top
    }

    /// Puts right the rolls that are extra Yahtzees.
    #[cfg_attr(
        all(feature = "simd", target_arch = "wasm32"),
        target_feature(enable = "simd128")
    )]
    fn jokers(&mut self, plan: &Plan, first_roll: usize) {
        for joker in &plan.jokers {
            let roll = first_roll + joker.roll;
            let mut value = self.variant(&joker.own_closed, roll);
            let open = self.variant(&joker.own_open, roll);
            let own = joker.own.map(|own| self.cells[own]);
            let own = own.unwrap_or(Lanes::all(F::CLOSED));
            for lane in 0..L {
                // Far above what is closed, far below any value.
                let is_open = own[lane] > F::of(-1e20);
                value[lane] = if is_open { open[lane] } else { value[lane] };
            }
            self.board.set(roll, value);
        }
    }

    fn variant(&self, variant: &Variant, roll: usize) -> Lanes<F, L> {
        match variant {
            Variant::Ordinary(bonus) => self.board.cell(roll).raised(F::of((*bonus).into())),
            Variant::Of(terms) => {
                let mut top = Lanes::all(F::CLOSED);
                for &(cell, bonus) in terms {
                    top.rise(&self.cells[cell].raised(F::of(bonus.into())));
                }
                top
            }
        }
    }
}
