//! What a solve costs, and why it may fail.

use super::model::Model;
use crate::rules::{Category, Order, RuleSet, Section};

/// What it costs to solve a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Different states of a card.
    pub states: usize,
    /// Additions, comparisons and the like, one at a time. A vector instruction does four or more.
    pub operations: u64,
    /// Memory for the values.
    pub bytes: usize,
}

impl Cost {
    /// The most that is allowed, enough for Maxi Yatzy: some minutes on a phone.
    pub const MOST_OPERATIONS: u64 = 400_000_000_000;
    /// The most that is allowed.
    pub const MOST_BYTES: usize = 128 << 20;

    pub(super) fn new(model: &Model, number: usize) -> Cost {
        let Model {
            upper_states,
            lower_states,
            ..
        } = model;
        let rows = lower_states.all.len();
        let levels = 0..upper_states.levels.len() - 1;
        let blocks = (0..rows).flat_map(|row| {
            let levels = levels.clone();
            levels.flat_map(move |level| model.lanes_of(row, level))
        });
        let lanes = blocks.count() * Model::lanes(model.rules.dice);
        Cost {
            states: model.states(),
            operations: lanes as u64 * Self::of_a_turn(model),
            bytes: rows * upper_states.width() * number,
        }
    }

    /// Less than it costs, found from the rules alone: the states of the lower section, each of which needs some values.
    /// So what is far too large is refused before anything is made for it.
    pub(super) fn at_least(rules: &RuleSet, number: usize) -> Cost {
        let lower = |it: &&Category| it.section == Section::Lower;
        let boxes = rules.categories.iter().filter(lower).count();
        let sets = match rules.order {
            Order::Down | Order::Up => boxes,
            Order::Free | Order::UpperFirst | Order::LowerFirst => 1 << boxes,
        };
        // In a quarter of the sets, the box is open and the one that it needs is filled.
        let needs = rules.categories.iter().filter_map(|it| it.needs);
        let states = needs.fold(sets, |states, need| {
            states.saturating_mul(3 + rules.scores(need.other()).len()) / 4
        });
        Cost {
            states,
            operations: states as u64,
            bytes: states.saturating_mul(Model::lanes(rules.dice) * number),
        }
    }

    /// Whether it is more than is allowed.
    pub(super) const fn is_too_much(self) -> bool {
        self.operations > Self::MOST_OPERATIONS || self.bytes > Self::MOST_BYTES
    }

    /// The operations for one state.
    pub(super) fn of_a_turn(model: &Model) -> u64 {
        Cost::of_rolls(model, (model.rules.rolls - 1).into(), model.offers.stages)
    }

    /// The operations for so many steps from one roll to the next, and for scoring every roll so many times.
    pub(super) fn of_rolls(model: &Model, steps: usize, scores: usize) -> u64 {
        let lattice = &model.lattice;
        let means = lattice.more.len() * 6;
        let runs = lattice.runs.iter();
        let bests: usize = runs.map(|run| run.keeps.len() * run.faces).sum();
        let rolls = 4 * lattice.rolls().len();
        ((means + bests) * steps + rolls * scores) as u64
    }
}

/// Why a solve failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// The rule set or the card is too large; this is what it would cost at least.
    #[error("too large to solve: {} states, {} operations, {} bytes", .0.states, .0.operations, .0.bytes)]
    TooLarge(Cost),
    /// The progress callback stopped it.
    #[error("stopped")]
    Stopped,
    /// Rules that save rolls have a solver of their own, which is for no others.
    #[error("rules that save rolls have a solver of their own")]
    SavedRolls,
    /// No game of these rules leads to this card.
    #[error("no game leads to this card")]
    NoSuchCard,
}
