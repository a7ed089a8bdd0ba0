//! Rows of a table that are computed together.

use std::ops::Range;

/// Rows that do not lead to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowGroup {
    pub rows: Range<usize>,
    /// The rows that they lead to, just before them.
    pub before: Range<usize>,
}

/// The values of the rows that a row leads to.
#[derive(Clone, Copy)]
pub(super) struct RowsBefore<'a, F> {
    /// The number of the first of them.
    pub first: usize,
    /// How many values each row has.
    pub width: usize,
    pub values: &'a [F],
}

impl<'a, F> RowsBefore<'a, F> {
    /// The values of the row with this number.
    pub fn row(&self, row: usize) -> &'a [F] {
        &self.values[(row - self.first) * self.width..][..self.width]
    }

    /// Those of a row in the lanes from this one on.
    pub fn lanes<const L: usize>(&self, row: usize, lane: usize) -> &'a [F] {
        &self.row(row)[lane..][..L]
    }
}
