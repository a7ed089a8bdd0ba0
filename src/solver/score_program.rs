//! The best box of every roll, with few comparisons.

use super::offers::BoxOffers;

/// The steps from the value of each box to the value of each roll.
///
/// Cells hold values: first one for each of the points of each box, then the results of the steps.
/// Rolls that score the same points in a group of boxes share one cell for the group; those that
/// score the same in the first boxes of a group share the steps up to there.
#[derive(Default)]
pub(super) struct ScoreProgram {
    /// Each makes the next cell: the higher of two earlier ones.
    pub steps: Vec<[u16; 2]>,
    /// For each group, the cell of every roll.
    pub groups: Vec<Vec<u16>>,
}

/// One box of a group: where its cells begin, how many they are, and which of them each roll has.
pub(super) struct BoxCells<'a> {
    pub first: usize,
    pub count: usize,
    pub rolls: &'a [u16],
}

impl<'a> BoxCells<'a> {
    pub fn of(box_offers: &'a BoxOffers) -> BoxCells<'a> {
        BoxCells {
            first: box_offers.first,
            count: box_offers.points.len(),
            rolls: &box_offers.ordinary,
        }
    }
}

impl ScoreProgram {
    /// The program for groups of boxes; the first `leaves` cells are given. It leaves out groups without a box.
    pub fn new<'a>(
        leaves: usize,
        groups: impl IntoIterator<Item = Vec<BoxCells<'a>>>,
    ) -> ScoreProgram {
        let mut program = ScoreProgram::default();
        for mut group in groups {
            if !group.is_empty() {
                // Boxes with few different points first: so most rolls share the first steps.
                group.sort_by_key(|box_cells| box_cells.count);
                let cells = program.join(leaves, &group);
                program.groups.push(cells);
            }
        }
        program
    }

    fn join(&mut self, leaves: usize, group: &[BoxCells]) -> Vec<u16> {
        let mut cells = vec![0; group[0].rolls.len()];
        // The cells that the rolls have so far follow one another.
        let (mut first, mut count) = (0, 1);
        for (nth, box_cells) in group.iter().enumerate() {
            if nth == 0 {
                let leaf = |choice: &u16| box_cells.first as u16 + choice;
                cells = box_cells.rolls.iter().map(leaf).collect();
                (first, count) = (box_cells.first, box_cells.count);
                continue;
            }
            let start = leaves + self.steps.len();
            let mut known = vec![None; count * box_cells.count];
            for (cell, &choice) in cells.iter_mut().zip(box_cells.rolls) {
                let pair = (usize::from(*cell) - first) * box_cells.count + usize::from(choice);
                *cell = *known[pair].get_or_insert_with(|| {
                    self.steps.push([*cell, box_cells.first as u16 + choice]);
                    (leaves + self.steps.len() - 1) as u16
                });
            }
            (first, count) = (start, leaves + self.steps.len() - start);
        }
        cells
    }
}
