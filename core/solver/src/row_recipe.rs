//! How to compute one row of a table: what is the same for all of its states.

use super::lanes::Lanes;
use super::model::SolverModel;
use super::offers::{BoxOffers, JokerRoll};
use super::real::Real;
use super::row_group::RowsBefore;
use super::rows_ahead::RowsAhead;
use super::score_recipe::ScoreRecipe;
use super::stage_recipe::{JokerInStage, StageRecipe, ZEROS};
use rollkeep_rules::{Section, Strike};

/// How to compute a row of a [`ValueTable`](super::value_table::ValueTable): which states follow when a box is filled,
/// how rolls score, and which are jokers.
pub(super) struct RowRecipe {
    /// The row whose values are subtracted from all others, if there is one for all lanes.
    pub base: Option<usize>,
    /// Every way to fill an open lower box, which leaves the lane.
    pub straight: Vec<Leaf>,
    /// Every way to fill another box, be it open or not: an upper one, or a lower one that waits for some of those.
    pub across: Vec<Leaf>,
    /// How rolls score at each stage of a turn.
    pub stages: Vec<StageRecipe>,
}

/// A box filled with certain points.
pub(super) struct Leaf {
    pub cell: usize,
    pub row: usize,
    pub points: u16,
    /// The number of the table that says in which lanes it may be filled, and what follows.
    pub next: usize,
}

impl RowRecipe {
    pub fn new(model: &SolverModel, row: usize) -> RowRecipe {
        let SolverModel {
            precedence,
            upper_states,
            lower_states,
            ..
        } = model;
        let offers = &model.offers;
        let state = lower_states.all[row];
        let bits = lower_states.slots.iter().enumerate();
        let allowed = |slot: &usize| precedence.lower_allows(*slot, state.open);
        let open: Vec<usize> = bits
            .filter(|(bit, _)| state.open >> bit & 1 == 1)
            .map(|(_, &slot)| slot)
            .filter(allowed)
            .collect();
        let upper = upper_states.slots.iter().copied();
        let upper: Vec<usize> = upper.filter(allowed).collect();
        let leaves = |slots: &[usize]| -> Vec<Leaf> {
            let fills = slots.iter().flat_map(|&slot| {
                let box_offers = &offers.slots[slot];
                let numbered = box_offers.points.iter().enumerate();
                numbered.map(move |(choice, &points)| (slot, box_offers.first + choice, points))
            });
            let leaves = fills.filter_map(|(slot, cell, points)| {
                let next = lower_states.next(offers, state, slot, points);
                let row = lower_states.number(next)?;
                let next = match offers.slots[slot].section {
                    Section::Upper => cell,
                    Section::Lower => offers.slots[slot].first,
                };
                Some(Leaf {
                    cell,
                    row,
                    points,
                    next,
                })
            });
            leaves.collect()
        };
        let (waiting, free): (Vec<usize>, Vec<usize>) = open
            .iter()
            .partition(|&&slot| precedence.waits_for_upper(slot));
        let straight = leaves(&free);
        let across = leaves(&[&upper[..], &waiting].concat());
        let boxes = [&open[..], &upper].concat();
        let slots = offers.slots_with(state.held);
        let stage = |stage| {
            let in_row = |joker: &JokerRoll| {
                JokerInStage::new(
                    offers,
                    (joker, stage),
                    state.extra_box,
                    &boxes,
                    state.open > 0,
                )
            };
            let jokers = offers.jokers.iter().filter_map(in_row);
            let only = |struck: Option<Strike>| {
                let slots: Vec<BoxOffers> = slots.iter().map(|it| it.only(struck)).collect();
                ScoreRecipe::new(&slots, stage, &upper, &open)
            };
            let (score_recipe, struck) = match model.rules.limits_striking() {
                false => (ScoreRecipe::new(&slots, stage, &upper, &open), Vec::new()),
                true => {
                    let struck = ZEROS.map(|strike| (strike, only(Some(strike))));
                    (only(None), struck.into())
                }
            };
            StageRecipe {
                score_recipe,
                struck,
                jokers: jokers.filter(|_| state.extra_box.is_filled()).collect(),
            }
        };
        RowRecipe {
            base: straight.first().map(|leaf| leaf.row),
            across,
            stages: (0..offers.stages).map(stage).collect(),
            straight,
        }
    }

    /// The same, with the places of the rows among these instead of their numbers.
    pub fn renumbered(mut self, ahead: &RowsAhead) -> RowRecipe {
        // What a row ahead leads to is ahead as well.
        let place = |row: usize| ahead.place(row).unwrap_or_default();
        for leaf in self.straight.iter_mut().chain(&mut self.across) {
            leaf.row = place(leaf.row);
        }
        self.base = self.base.map(place);
        self
    }

    /// What is subtracted from all values in the lanes from this one on: sums of small numbers lose less to rounding.
    pub fn base<F: Real, const L: usize>(
        &self,
        before: RowsBefore<'_, F>,
        lane: usize,
    ) -> Lanes<F, L> {
        let mut base = Lanes::all(F::ZERO);
        if let Some(row) = self.base {
            base.copy_from_slice(before.lanes::<L>(row, lane));
        }
        base
    }

    /// How many cells the recipe takes.
    pub fn cells(&self) -> usize {
        let recipes = self.stages.iter().flat_map(|stage| {
            let struck = stage.struck.iter().map(|(_, recipe)| recipe);
            struck.chain([&stage.score_recipe])
        });
        recipes.map(ScoreRecipe::cells).max().unwrap_or(0)
    }
}
