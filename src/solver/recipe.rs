//! How to find what every roll scores, with few comparisons.

use super::offers::Choices;

/// The steps from what each box brings to what each roll brings.
///
/// Cells hold values: first one for all points of all boxes, then what the steps make. Rolls that
/// bring the same points in a group of boxes share one cell for the group, and groups that begin
/// alike share their beginnings.
#[derive(Default)]
pub(super) struct Recipe {
    /// Each makes the next cell, the higher of two before it.
    pub steps: Vec<[u16; 2]>,
    /// For each group, the cell of every roll.
    pub groups: Vec<Vec<u16>>,
}

/// One box of a group: where its cells begin, how many they are, and which of them each roll has.
pub(super) struct Part<'a> {
    pub first: usize,
    pub count: usize,
    pub rolls: &'a [u16],
}

impl<'a> Part<'a> {
    pub fn of(choices: &'a Choices) -> Part<'a> {
        Part {
            first: choices.first,
            count: choices.points.len(),
            rolls: &choices.ordinary,
        }
    }
}

impl Recipe {
    /// The recipe for groups of boxes, `leaves` cells being given. Groups without a box are left out.
    pub fn new<'a>(leaves: usize, groups: impl IntoIterator<Item = Vec<Part<'a>>>) -> Recipe {
        let mut recipe = Recipe::default();
        for mut group in groups {
            if !group.is_empty() {
                // Boxes of few different points first: their beginnings are shared by most rolls.
                group.sort_by_key(|part| part.count);
                let cells = recipe.join(leaves, &group);
                recipe.groups.push(cells);
            }
        }
        recipe
    }

    fn join(&mut self, leaves: usize, group: &[Part]) -> Vec<u16> {
        let mut cells = vec![0; group[0].rolls.len()];
        // The cells that the rolls have so far stand in one row.
        let (mut first, mut count) = (0, 1);
        for (nth, part) in group.iter().enumerate() {
            if nth == 0 {
                let leaf = |choice: &u16| part.first as u16 + choice;
                cells = part.rolls.iter().map(leaf).collect();
                (first, count) = (part.first, part.count);
                continue;
            }
            let start = leaves + self.steps.len();
            let mut known = vec![None; count * part.count];
            for (cell, &choice) in cells.iter_mut().zip(part.rolls) {
                let pair = (usize::from(*cell) - first) * part.count + usize::from(choice);
                *cell = *known[pair].get_or_insert_with(|| {
                    self.steps.push([*cell, part.first as u16 + choice]);
                    (leaves + self.steps.len() - 1) as u16
                });
            }
            (first, count) = (start, leaves + self.steps.len() - start);
        }
        cells
    }
}
