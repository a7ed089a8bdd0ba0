//! How to compute one row of a table: what is the same for all of its states.

use super::lanes::Lanes;
use super::model::SolverModel;
use super::offers::{BoxOffers, ExtraYahtzeeBox, JokerRoll, Offers};
use super::real::Real;
use super::row_group::RowsBefore;
use super::score_recipe::ScoreRecipe;
use crate::rules::{Section, Situation, Strike};

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
    pub stages: Vec<StageInRow>,
}

/// How rolls score at a stage of a turn.
pub(super) struct StageInRow {
    pub score_recipe: ScoreRecipe,
    /// If striking has limits, the recipe above is for more than zero, and these are for each kind of zero.
    pub struck: Vec<(Strike, ScoreRecipe)>,
    /// The rolls that are extra Yahtzees.
    pub jokers: Vec<JokerInRow>,
}

/// A box filled with certain points.
pub(super) struct Leaf {
    pub cell: usize,
    pub row: usize,
    pub points: u16,
    /// The number of the table that says in which lanes it may be filled, and what follows.
    pub next: usize,
}

/// A roll that is an extra Yahtzee in this row.
pub(super) struct JokerInRow {
    pub roll: usize,
    /// A cell of the upper box of its face, which is closed when that box is filled.
    pub own: Option<usize>,
    pub own_open: JokerScore,
    pub own_closed: JokerScore,
}

/// What an extra Yahtzee may score.
pub(super) enum JokerScore {
    /// What it scores without the joker rules, and a bonus.
    Ordinary(u16),
    /// One of these cells with its bonus; and if striking has limits, those of each kind of zero.
    Of(JokerCells, Vec<(Strike, JokerCells)>),
}

/// Cells, each with a bonus.
pub(super) type JokerCells = Vec<(usize, u16)>;

/// The kinds of zero that boxes have, the freest first.
const ZEROS: [Strike; 3] = [Strike::AtWill, Strike::OnlyIfNothingFits, Strike::Never];

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
                JokerInRow::new(
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
            StageInRow {
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

    /// The same, with another number for each row.
    pub fn renumbered(mut self, number: impl Fn(usize) -> usize) -> RowRecipe {
        for leaf in self.straight.iter_mut().chain(&mut self.across) {
            leaf.row = number(leaf.row);
        }
        self.base = self.base.map(number);
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

impl JokerInRow {
    /// The joker as these boxes see it at a stage of a turn; `None` if it scores like any other roll there.
    fn new(
        offers: &Offers,
        (joker, stage): (&JokerRoll, usize),
        extra_box: ExtraYahtzeeBox,
        boxes: &[usize],
        lower_open: bool,
    ) -> Option<JokerInRow> {
        let score = |own_open| {
            let situation = Situation {
                earned: extra_box == ExtraYahtzeeBox::Points,
                own_open,
                lower_open,
            };
            JokerScore::new(offers, (joker, stage), joker.terms(stage, situation), boxes)
        };
        let (own_open, own_closed) = (score(true), score(false));
        if let (JokerScore::Ordinary(0), JokerScore::Ordinary(0)) = (&own_open, &own_closed) {
            return None;
        }
        Some(JokerInRow {
            roll: joker.roll,
            own: joker.own.map(|own| offers.slots[own.index()].first),
            own_open,
            own_closed,
        })
    }
}

impl JokerScore {
    fn new(
        offers: &Offers,
        (joker, stage): (&JokerRoll, usize),
        terms: &[Option<(u16, u16)>],
        boxes: &[usize],
    ) -> JokerScore {
        let own = joker.own.map(|own| own.index());
        let ordinary = |slot: usize| offers.slots[slot].ordinary[stage][joker.roll];
        let mut bonuses = boxes
            .iter()
            .filter(|&&slot| Some(slot) != own)
            .map(|&slot| {
                let (points, bonus) = terms[slot]?;
                (points == ordinary(slot)).then_some(bonus)
            });
        // Its own upper box is left out above: when it is closed, the terms say nothing about it.
        let own_too = |bonus: u16| {
            let own_terms = own.and_then(|own| Some((own, terms[own]?)));
            own_terms.is_none_or(|(own, terms)| terms == (ordinary(own), bonus))
        };
        if let Some(Some(bonus)) = bonuses.next()
            && bonuses.all(|other| other == Some(bonus))
            && own_too(bonus)
        {
            return JokerScore::Ordinary(bonus);
        }
        let cells = |kind: &dyn Fn(Option<Strike>) -> bool| -> JokerCells {
            let cells = boxes.iter().filter_map(|&slot| {
                let (points, bonus) = terms[slot]?;
                let box_offers = &offers.slots[slot];
                let cell = (box_offers.first + usize::from(points), bonus);
                kind(box_offers.struck(points)).then_some(cell)
            });
            cells.collect()
        };
        if offers.slots.iter().all(|it| it.strike.is_at_will()) {
            return JokerScore::Of(cells(&|_| true), Vec::new());
        }
        let struck = ZEROS.map(|strike| (strike, cells(&|it| it == Some(strike))));
        JokerScore::Of(cells(&|it| it.is_none()), struck.into())
    }
}
