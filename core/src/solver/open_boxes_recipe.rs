//! How to compute the rolls' values for cards with the same open boxes.

use super::lanes::Lanes;
use super::lattice_values::LatticeValues;
use super::model::{CardState, Model, SolverModel};
use super::offers::{ExtraYahtzeeBox, Offers, Zeros};
use super::score_recipe::ScoreRecipe;
use super::vectors::in_vectors;
use crate::rules::Situation;

/// How to compute the rolls' values for cards with the same open boxes.
pub(super) struct OpenBoxesRecipe {
    /// Every way to fill a box.
    pub fills: Vec<Fill>,
    /// How many cells the recipe takes.
    pub cells: usize,
    /// The most points of each open box, together: so many can be gained, and perhaps more.
    pub surely: usize,
    /// How rolls score at each stage of a turn.
    stages: Vec<OpenBoxesStage>,
}

/// How rolls score at a stage of a turn.
struct OpenBoxesStage {
    score_recipe: ScoreRecipe,
    /// For each roll that is an extra Yahtzee, the cells of all that it may score.
    jokers: Vec<(usize, Vec<usize>)>,
}

/// A box filled with certain points, and the bonus that comes with them.
#[derive(Clone, Copy)]
pub(super) struct Fill {
    pub slot: usize,
    pub points: u16,
    pub bonus: u16,
    /// The cell of its value.
    pub cell: usize,
}

impl OpenBoxesRecipe {
    pub fn new(model: &SolverModel, state: CardState) -> OpenBoxesRecipe {
        let offers = &model.offers;
        let [lower, upper] = model.open(state);
        let open: Vec<usize> = lower.iter().chain(&upper).copied().collect();
        let slots = Offers::without_zeros(offers.slots_with(state.lower.held), &open);
        let stages = (0..offers.stages).map(|stage| OpenBoxesStage {
            score_recipe: ScoreRecipe::new(&slots, stage, &upper, &lower),
            jokers: Vec::new(),
        });
        let stages: Vec<OpenBoxesStage> = stages.collect();
        let cells = stages.iter().map(|it| it.score_recipe.cells()).max();
        let ordinary = open.iter().flat_map(|&slot| {
            let box_offers = &offers.slots[slot];
            box_offers
                .points
                .iter()
                .zip(box_offers.first..)
                .map(move |(&points, cell)| Fill {
                    slot,
                    points,
                    bonus: 0,
                    cell,
                })
        });
        let most = |&slot: &usize| offers.slots[slot].points.iter().max().copied();
        let mut recipe = OpenBoxesRecipe {
            surely: open.iter().filter_map(most).map(usize::from).sum(),
            fills: ordinary.collect(),
            cells: cells.unwrap_or(0),
            stages,
        };
        for joker in offers
            .jokers
            .iter()
            .filter(|_| state.lower.extra_box.is_filled())
        {
            let own = joker.own.map(|own| own.index());
            let situation = Situation {
                earned: state.lower.extra_box == ExtraYahtzeeBox::Points,
                own_open: own.is_some_and(|own| upper.contains(&own)),
                lower_open: state.lower.open > 0,
            };
            for stage in 0..offers.stages {
                let terms = joker.terms(stage, situation);
                let struck = |slot: usize| Some(offers.slots[slot].struck(terms[slot]?.0));
                let may = Zeros::new(open.iter().filter_map(|slot| struck(*slot)));
                let joker_cells = open.iter().filter_map(|&slot| {
                    let (choice, bonus) = terms[slot]?;
                    if !may.have(offers.slots[slot].struck(choice)) {
                        return None;
                    }
                    let points = offers.slots[slot].points[usize::from(choice)];
                    Some(recipe.cell(slot, points, bonus))
                });
                let joker_cells = joker_cells.collect();
                recipe.stages[stage].jokers.push((joker.roll, joker_cells));
            }
        }
        recipe
    }

    /// The cell of a fill, which is added if it is new.
    fn cell(&mut self, slot: usize, points: u16, bonus: u16) -> usize {
        let same = |fill: &&Fill| (fill.slot, fill.points, fill.bonus) == (slot, points, bonus);
        if let Some(fill) = self.fills.iter().find(same) {
            return fill.cell;
        }
        let cell = self.cells;
        self.cells += 1;
        self.fills.push(Fill {
            slot,
            points,
            bonus,
            cell,
        });
        cell
    }

    /// A whole turn, from the value of every fill.
    pub fn turn<const L: usize, const N: usize>(
        &self,
        model: &SolverModel,
        cells: &mut [Lanes<f32, L>],
        values: &mut LatticeValues<f32, L, N>,
    ) -> Lanes<f32, L> {
        let Model {
            offers,
            lattice,
            rules,
        } = &**model;
        if let Some(stage) = self.stages.last() {
            stage.rolls(model, cells, values);
        }
        for left in 1..rules.rolls {
            values.mean(lattice);
            if let Some(stage) = offers.early_stage(rules.rolls - left) {
                let kept = values.of_rolls(lattice);
                self.stages[stage].rolls(model, cells, values);
                values.raise_rolls(lattice, &kept);
            }
            values.best(lattice);
        }
        values.expected(lattice)
    }
}

impl OpenBoxesStage {
    /// From the value of every fill to the value of every roll.
    fn rolls<const L: usize, const N: usize>(
        &self,
        model: &SolverModel,
        cells: &mut [Lanes<f32, L>],
        lattice_values: &mut LatticeValues<f32, L, N>,
    ) {
        in_vectors(
            #[inline(always)]
            || {
                for (step, made) in self
                    .score_recipe
                    .steps
                    .iter()
                    .zip(self.score_recipe.first_step..)
                {
                    let mut top = cells[usize::from(step[0])];
                    top.rise(&cells[usize::from(step[1])]);
                    cells[made] = top;
                }
                let first_roll = model.lattice.first_roll;
                for roll in 0..model.lattice.rolls().len() {
                    let mut top = Lanes::all(0.0);
                    for group in &self.score_recipe.groups {
                        top.rise(&cells[usize::from(group[roll])]);
                    }
                    lattice_values.set(first_roll + roll, top);
                }
                for (roll, joker_cells) in &self.jokers {
                    let mut top = Lanes::all(0.0);
                    for &cell in joker_cells {
                        top.rise(&cells[cell]);
                    }
                    lattice_values.set(first_roll + roll, top);
                }
            },
        )
    }
}
