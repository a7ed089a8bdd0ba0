//! How to compute the rolls' values for cards with the same open boxes.

use super::lanes::Lanes;
use super::lattice_values::LatticeValues;
use super::model::{CardState, SolverModel};
use super::offers::{ExtraYahtzeeBox, Offers};
use super::score_cells::ScoreCells;
use super::score_recipe::ScoreRecipe;
use super::stage_recipe::{JokerInStage, JokerScore, StageRecipe};
use rollkeep_rules::Situation;

/// How to compute the rolls' values for cards with the same open boxes.
pub(super) struct OpenBoxesRecipe {
    /// Every way to fill a box.
    pub fills: Vec<Fill>,
    /// How many cells the recipe takes.
    pub cells: usize,
    /// The most points of each open box, together: so many can be gained, and perhaps more.
    pub surely: usize,
    /// How rolls score at each stage of a turn.
    pub stages: Vec<StageRecipe>,
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
        let stages = (0..offers.stages).map(|stage| StageRecipe {
            score_recipe: ScoreRecipe::new(&slots, stage, &upper, &lower),
            struck: Vec::new(),
            jokers: Vec::new(),
        });
        let stages: Vec<StageRecipe> = stages.collect();
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
        for joker in offers.jokers_on(state.lower.extra_box) {
            let situation = Situation {
                earned: state.lower.extra_box == ExtraYahtzeeBox::Points,
                own_open: joker.own.is_some_and(|own| upper.contains(&own.index())),
                lower_open: state.lower.open > 0,
            };
            for stage in 0..offers.stages {
                let fills = offers.joker_fills(joker.terms(stage, situation), &open);
                let cells =
                    fills.map(|(slot, points, bonus)| (recipe.cell(slot, points, bonus), 0));
                let score = JokerScore::Of(cells.collect(), Vec::new());
                recipe.stages[stage].jokers.push(JokerInStage {
                    roll: joker.roll,
                    score,
                    own: None,
                });
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
        cells: &mut ScoreCells<f32, L>,
        values: &mut LatticeValues<Lanes<f32, L>, N>,
    ) -> Lanes<f32, L> {
        let score = |values: &mut LatticeValues<_, N>, stage: usize| {
            cells.score(&self.stages[stage], &model.lattice, values);
        };
        values.turn(&model.lattice, model.stages(), score, |_, _| {})
    }
}
