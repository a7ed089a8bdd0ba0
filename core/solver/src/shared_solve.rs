//! Solving shared among workers that do not see each other's memory.

use std::ops::Range;
use std::sync::Arc;

use super::cost::{Cost, SolveError};
use super::kernel::Kernel;
use super::model::SolverModel;
use super::policy::{Policy, prepare};
use super::progress::Progress;
use super::row_group::{RowGroup, RowsBefore};
use super::rows_ahead::RowsAhead;
use super::value_table::{ValueTable, unsolved};
use rollkeep_rules::RuleSet;

/// How many rows are given away together: about a tenth of a second where the whole takes a minute.
const PIECE: usize = 32;

/// The most memory that all who solve a rule set may take together, in bytes.
const MOST_BYTES: usize = 250 << 20;

/// The values of a rule set while several solve it. One gives rows away and collects their values. The others are
/// [`SolveHelper`]s, which need only the values of the group of rows before.
pub struct SharedSolve {
    model: SolverModel,
    cost: Cost,
    table: ValueTable<f32>,
    groups: Vec<RowGroup>,
    group: usize,
    /// The first row that was not given away.
    next: usize,
    /// How many rows have their values.
    done: usize,
}

/// Somebody who solves rows for a [`SharedSolve`].
pub struct SolveHelper {
    model: SolverModel,
    ahead: RowsAhead,
    groups: Vec<RowGroup>,
    group: usize,
    before: Vec<f32>,
}

impl SharedSolve {
    /// Begins to solve a rule set.
    ///
    /// # Errors
    /// [`SolveError`] if the rule set is too large or saves rolls.
    pub fn new(rules: &Arc<RuleSet>) -> Result<SharedSolve, SolveError> {
        let (model, ahead, cost) = prepare::<f32>(rules)?;
        Ok(SharedSolve {
            groups: ahead.groups(&model),
            table: ValueTable::new(&model, ahead),
            group: 0,
            next: 0,
            done: 0,
            model,
            cost,
        })
    }

    /// What the whole costs.
    pub const fn cost(&self) -> Cost {
        self.cost
    }

    /// How many helpers there may be, so that memory suffices. Measured in Chromium, each takes up to two thirds of the table: a
    /// fifth for the values that it knows, the rest until the browser clears up what was sent.
    pub const fn most_helpers(&self) -> usize {
        let left = MOST_BYTES.saturating_sub(self.cost.bytes);
        3 * left / (2 * self.cost.bytes)
    }

    /// How many rows are done.
    pub const fn progress(&self) -> Progress {
        Progress {
            done: self.done,
            all: self.model.lower_states.all.len(),
        }
    }

    /// The group whose rows are being solved.
    pub const fn group(&self) -> usize {
        self.group
    }

    /// The values of the rows before this group, which [`SolveHelper::learn`] needs, row after row.
    pub fn before(&self) -> &[f32] {
        self.rows_before().values
    }

    /// Gives away some rows of this group; none if all are given away.
    pub fn give(&mut self) -> Option<Range<usize>> {
        let end = self.groups.get(self.group)?.rows.end;
        let from = self.next;
        self.next = end.min(from + PIECE);
        (from < end).then_some(from..self.next)
    }

    /// Solves some rows here.
    pub fn solve(&mut self, rows: Range<usize>) {
        let values = solve(
            &self.model,
            &self.table.ahead,
            self.rows_before(),
            rows.clone(),
        );
        self.take(rows, &values);
    }

    /// Takes the values of rows that were given away, each once.
    pub fn take(&mut self, rows: Range<usize>, values: &[f32]) {
        let width = self.table.width;
        let all = &mut self.table.values;
        let place = all.get_mut(rows.start * width..rows.end * width);
        if let Some(place) = place.filter(|place| place.len() == values.len()) {
            place.copy_from_slice(values);
            self.done += rows.len();
        }
        if (self.groups.get(self.group)).is_some_and(|group| self.done == group.rows.end) {
            self.group += 1;
        }
    }

    /// The policy, once all rows are done.
    pub fn finish(self) -> Option<Policy> {
        let Progress { done, all } = self.progress();
        (done == all).then(|| Policy::new(self.model, self.table, self.cost))
    }

    fn rows_before(&self) -> RowsBefore<'_, f32> {
        let before = self
            .groups
            .get(self.group)
            .map(|group| group.before.clone());
        let before = before.unwrap_or_default();
        let width = self.table.width;
        RowsBefore {
            first: before.start,
            width,
            values: &self.table.values[before.start * width..before.end * width],
        }
    }
}

impl SolveHelper {
    /// Somebody who helps to solve this rule set.
    ///
    /// # Errors
    /// [`SolveError`] as for [`SharedSolve::new`].
    pub fn new(rules: &Arc<RuleSet>) -> Result<SolveHelper, SolveError> {
        let (model, ahead, _) = prepare::<f32>(rules)?;
        let groups = ahead.groups(&model);
        let most = groups.iter().map(|group| group.before.len()).max();
        Ok(SolveHelper {
            // Room for the largest group at once: the memory of a worker never shrinks, and growing would take twice as much.
            before: Vec::with_capacity(most.unwrap_or(0) * model.upper_states.width()),
            group: 0,
            groups,
            ahead,
            model,
        })
    }

    /// Turns to this group of rows.
    pub fn turn_to(&mut self, group: usize) {
        self.group = group;
        self.before.clear();
    }

    /// Learns the next values of the rows before this group.
    pub fn learn(&mut self, values: &[f32]) {
        self.before.extend(values);
    }

    /// The values of some rows of this group. `None` if they are not of this group, or it has not learnt what they need.
    pub fn solve(&self, rows: Range<usize>) -> Option<Vec<f32>> {
        let group = self.groups.get(self.group)?;
        let width = self.model.upper_states.width();
        let known = self.before.len() == group.before.len() * width;
        let own = group.rows.start <= rows.start && rows.end <= group.rows.end;
        let before = RowsBefore {
            first: group.before.start,
            width,
            values: &self.before,
        };
        (known && own).then(|| solve(&self.model, &self.ahead, before, rows))
    }
}

fn solve(
    model: &SolverModel,
    ahead: &RowsAhead,
    before: RowsBefore<'_, f32>,
    rows: Range<usize>,
) -> Vec<f32> {
    let mut values = unsolved(rows.len(), before.width);
    let mut solver = f32::row_solver(model);
    for (row, values) in rows.zip(values.chunks_mut(before.width)) {
        solver.row(ahead, before, values, row);
    }
    values
}
