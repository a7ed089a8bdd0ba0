//! The rows of a table that a card leads to.

use std::ops::Range;

use super::Cost;
use super::lattice::Lattice;
use super::model::{CardState, SolverModel};
use super::row_group::RowGroup;

/// The rows of a table that a card leads to, and which of their lanes.
pub(super) struct RowsAhead {
    /// The numbers that these rows have in a whole table. The last one is the row of the card.
    pub rows: Vec<usize>,
    /// For each row of all cards, its place among these.
    places: Vec<Option<u32>>,
    /// The open boxes of the upper section of the card.
    upper_open: usize,
}

impl SolverModel {
    /// The most rolls that one turn can save.
    pub(super) fn saved_by_a_turn(&self) -> usize {
        match self.rules.saved_rolls {
            true => (self.rules.rolls - 1).into(),
            false => 0,
        }
    }

    /// The most rolls that are saved with these boxes open in the lower section, and so many in the upper one.
    pub(super) fn most_saved(&self, lower_open: usize, upper_open: usize) -> usize {
        let open = lower_open.count_ones() as usize + upper_open;
        (self.rules.categories.len() - open) * self.saved_by_a_turn()
    }

    /// The most rolls that the turns of a group of rows can save, together with those before it.
    pub(super) fn most_saved_after(&self, group: &[usize]) -> usize {
        let open = { group.first() }.map_or(0, |row| self.lower_states.all[*row].open);
        self.most_saved(open, 0) + self.saved_by_a_turn()
    }
}

impl RowsAhead {
    /// The rows of all cards.
    pub fn all(model: &SolverModel) -> RowsAhead {
        let rows = model.lower_states.all.len();
        RowsAhead::new(model, (0..rows).collect(), usize::MAX)
    }

    /// The rows that a card leads to; `None` if no game leads to this state.
    pub fn of(model: &SolverModel, state: CardState) -> Option<RowsAhead> {
        let (last, _) = model.place(state)?;
        let leads = |row: &usize| {
            let row = &model.lower_states.all[*row];
            let extra_box = state.lower.extra_box;
            row.open & !state.lower.open == 0
                && (!extra_box.is_filled() || row.extra_box == extra_box)
        };
        let rows = (0..=last).filter(leads).collect();
        Some(RowsAhead::new(model, rows, state.upper_open))
    }

    fn new(model: &SolverModel, rows: Vec<usize>, upper_open: usize) -> RowsAhead {
        let mut places = vec![None; model.lower_states.all.len()];
        for (place, &row) in rows.iter().enumerate() {
            places[row] = Some(place as u32);
        }
        RowsAhead {
            rows,
            places,
            upper_open,
        }
    }

    /// The place of a row among these; `None` if the card does not lead to it.
    pub fn place(&self, row: usize) -> Option<usize> {
        Some((*self.places.get(row)?)? as usize)
    }

    /// The rows in groups, each after those that it leads to. They are numbered by their places.
    pub fn groups(&self, model: &SolverModel) -> Vec<RowGroup> {
        let places = |rows: Range<usize>| {
            let place = |row: usize| self.rows.partition_point(|&other| other < row);
            place(rows.start)..place(rows.end)
        };
        let groups = model.lower_states.groups().into_iter();
        let groups = groups.map(|RowGroup { rows, before }| RowGroup {
            rows: places(rows),
            before: places(before),
        });
        groups.filter(|group| !group.rows.is_empty()).collect()
    }

    /// The rows in groups of equally many open boxes, the fewest first. A row leads to earlier ones of its own group and of
    /// the one before.
    pub fn by_open_boxes(&self, model: &SolverModel) -> impl Iterator<Item = &[usize]> {
        let open = |row: usize| model.lower_states.all[row].open.count_ones();
        self.rows.chunk_by(move |&a, &b| open(a) == open(b))
    }

    /// The lanes of a row, so many at a time, that hold any state ahead with so many open boxes in the upper section; none for
    /// a full card.
    pub fn lanes(
        &self,
        model: &SolverModel,
        row: usize,
        level: usize,
    ) -> impl Iterator<Item = usize> {
        let open = model.lower_states.all[row].open;
        let upper = &model.upper_states;
        let count = Lattice::lanes(model.rules.dice);
        let lanes = (upper.levels[level]..upper.levels[level + 1]).step_by(count);
        let all = self.upper_open == usize::MAX && model.rules.order.is_free();
        lanes.filter(move |&lane| {
            let mut sets = upper.open_in(lane..lane + count);
            (open, level) != (0, 0) && (all || sets.any(|set| self.leads(model, open, set)))
        })
    }

    /// Returns whether a game gets from the card to these open boxes of both sections, if it gets to a row of the lower ones.
    fn leads(&self, model: &SolverModel, lower_open: usize, upper_open: usize) -> bool {
        self.has_upper(upper_open) && model.precedence.leads_to(lower_open, upper_open)
    }

    /// Returns whether a game may get from the card to these open boxes of the upper section.
    pub fn has_upper(&self, open: usize) -> bool {
        open & !self.upper_open == 0
    }

    /// What it costs to compute the values of these rows, of so many bytes each.
    pub fn cost(&self, model: &SolverModel, number: usize) -> Cost {
        let upper = &model.upper_states;
        let (mut states, mut operations) = (0, 0);
        for &row in &self.rows {
            for level in 0..upper.levels.len() - 1 {
                let open = model.lower_states.all[row].open;
                let leads =
                    |set: usize| set.count_ones() as usize == level && self.leads(model, open, set);
                let saved = model.most_saved(open, level);
                states += upper.states(leads) * (saved + 1);
                let lanes =
                    self.lanes(model, row, level).count() * Lattice::lanes(model.rules.dice);
                operations += lanes as u64 * Cost::of_a_turn(model, saved);
            }
        }
        let bytes = |rows: usize, tables: usize| {
            [rows, upper.width(), tables]
                .into_iter()
                .fold(number, usize::saturating_mul)
        };
        let mut most = bytes(self.rows.len(), 1);
        if model.rules.saved_rolls {
            let mut before = 0;
            let groups = self.by_open_boxes(model).map(|group| {
                let rows = before + group.len();
                before = group.len();
                bytes(rows, model.most_saved_after(group) + 1)
            });
            most = groups.max().unwrap_or(0);
        }
        Cost {
            states,
            operations,
            bytes: most,
        }
    }
}
