//! The rows of a table that a card leads to.

use super::Cost;
use super::lattice::Lattice;
use super::model::{CardState, SolverModel};

/// The rows of a table that a card leads to, where rolls are saved.
pub(super) struct RowsAhead<'a> {
    pub model: &'a SolverModel,
    /// Their numbers in the whole table; the last one is that of the card.
    pub rows: Vec<usize>,
    /// The most boxes that are open in the upper section.
    pub upper_open: usize,
}

impl SolverModel {
    /// The most rolls that one turn can save.
    pub(super) fn saved_by_a_turn(&self) -> usize {
        (self.rules.rolls - 1).into()
    }

    /// The most rolls that are saved with these boxes open in the lower section, and so many in the upper one.
    pub(super) fn most_saved(&self, lower_open: usize, upper_open: usize) -> usize {
        let open = lower_open.count_ones() as usize + upper_open;
        (self.rules.categories.len() - open) * self.saved_by_a_turn()
    }
}

impl<'a> RowsAhead<'a> {
    /// `None` if no game leads to this state.
    pub fn new(model: &'a SolverModel, state: CardState) -> Option<RowsAhead<'a>> {
        let (last, _) = model.place(state)?;
        let all = &model.lower_states.all;
        let leads = |row: &usize| all[*row].open & !state.lower.open == 0;
        Some(RowsAhead {
            model,
            rows: (0..=last).filter(leads).collect(),
            upper_open: state.upper_open.count_ones() as usize,
        })
    }

    /// The rows in groups of equally many open boxes, the fewest first. A row leads to earlier ones of its own group and of
    /// the one before.
    pub fn groups(&self) -> impl Iterator<Item = &[usize]> {
        let open = |row: usize| self.lower_open(row).count_ones();
        self.rows.chunk_by(move |&a, &b| open(a) == open(b))
    }

    /// The boxes of the lower section that are open in a row.
    pub fn lower_open(&self, row: usize) -> usize {
        self.model.lower_states.all[row].open
    }

    /// The most rolls that the turns of a group of rows can save, together with those before it.
    pub fn most_saved_after(&self, group: &[usize]) -> usize {
        let open = group.first().map_or(0, |row| self.lower_open(*row));
        self.model.most_saved(open, 0) + self.model.saved_by_a_turn()
    }

    /// What it costs to compute the values of these rows, of so many bytes each.
    pub fn cost(&self, number: usize) -> Cost {
        let model = self.model;
        let mut cost = Cost {
            states: 0,
            operations: 0,
            bytes: 0,
        };
        let mut before = 0;
        for group in self.groups() {
            for &row in group {
                for level in 0..=self.upper_open {
                    let open = self.lower_open(row);
                    let saved = model.most_saved(open, level);
                    let leads = |set: usize| {
                        set.count_ones() as usize == level && model.precedence.leads_to(open, set)
                    };
                    cost.states += model.upper_states.states(leads) * (saved + 1);
                    let lanes =
                        model.lanes_of(row, level).count() * Lattice::lanes(model.rules.dice);
                    let steps = saved + model.saved_by_a_turn();
                    cost.operations += lanes as u64 * Cost::of_rolls(model, steps, steps + 1);
                }
            }
            let rows = before + group.len();
            let sizes = [
                rows,
                model.upper_states.width(),
                self.most_saved_after(group) + 1,
            ];
            let bytes = sizes.into_iter().fold(number, usize::saturating_mul);
            cost.bytes = cost.bytes.max(bytes);
            before = group.len();
        }
        cost
    }
}
