//! The best box of every roll, with few comparisons.

use super::offers::BoxOffers;

/// The steps from the value of each box to the value of each roll.
///
/// Cells hold values: first one for each of the points of each box, then the results of the steps.
/// Rolls that score the same points in a group of boxes share one cell for the group; those that
/// score the same in the first boxes of a group share the steps up to there.
#[derive(Default)]
pub(super) struct ScoreRecipe {
    /// The cell that the first step makes; those before it are given.
    pub first_step: usize,
    /// Each makes the next cell: the higher of two earlier ones.
    pub steps: Vec<[u16; 2]>,
    /// For each group, the cell of every roll.
    pub groups: Vec<Vec<u16>>,
}

impl ScoreRecipe {
    /// The recipe for open boxes of these sections at this stage of a turn.
    pub fn new(
        offers: &[BoxOffers],
        stage: usize,
        upper: &[usize],
        lower: &[usize],
    ) -> ScoreRecipe {
        let (high, low) = upper.split_at(upper.len() / 2);
        let mut recipe = ScoreRecipe {
            first_step: { offers.last() }.map_or(0, |last| last.first + last.numbers),
            ..ScoreRecipe::default()
        };
        for slots in [high, low, lower] {
            let mut group: Vec<&BoxOffers> = slots.iter().map(|&it| &offers[it]).collect();
            if !group.is_empty() {
                // Boxes with few different points first: so most rolls share the first steps.
                group.sort_by_key(|box_offers| box_offers.points.len());
                let cells = recipe.join(&group, stage);
                recipe.groups.push(cells);
            }
        }
        recipe
    }

    /// How many cells the recipe takes, the given ones among them.
    pub const fn cells(&self) -> usize {
        self.first_step + self.steps.len()
    }

    fn join(&mut self, group: &[&BoxOffers], stage: usize) -> Vec<u16> {
        let mut cells = Vec::new();
        // The cells that the rolls have so far follow one another.
        let (mut first, mut count) = (0, 1);
        for (nth, box_offers) in group.iter().enumerate() {
            if nth == 0 {
                let leaf = |choice: &u16| box_offers.first as u16 + choice;
                cells = box_offers.ordinary[stage].iter().map(leaf).collect();
                (first, count) = (box_offers.first, box_offers.numbers);
                continue;
            }
            let start = self.cells();
            let mut known = vec![None; count * box_offers.numbers];
            for (cell, &choice) in cells.iter_mut().zip(&box_offers.ordinary[stage]) {
                let pair = (usize::from(*cell) - first) * box_offers.numbers + usize::from(choice);
                *cell = *known[pair].get_or_insert_with(|| {
                    self.steps.push([*cell, box_offers.first as u16 + choice]);
                    (self.first_step + self.steps.len() - 1) as u16
                });
            }
            (first, count) = (start, self.cells() - start);
        }
        cells
    }
}
