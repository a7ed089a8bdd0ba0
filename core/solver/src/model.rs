//! A rule set, prepared for the solver.

use std::ops::Deref;
use std::sync::Arc;

use super::lattice::Lattice;
use super::lower_states::{LowerState, LowerStates};
use super::offers::{ExtraYahtzeeBox, HeldForNeeds, Offers};
use super::precedence::Precedence;
use super::upper_states::UpperStates;
use rollkeep_rules::{Card, RuleSet, Slot};

/// A rule set, its keeps and its offers: enough to compute single turns. It is small, whatever the rules.
pub struct Model {
    pub(super) rules: Arc<RuleSet>,
    pub(super) lattice: Arc<Lattice>,
    pub(super) offers: Offers,
}

/// A model with all states of a card: enough to compute whole games.
pub(super) struct SolverModel {
    turns: Model,
    pub precedence: Precedence,
    pub upper_states: UpperStates,
    pub lower_states: LowerStates,
}

/// The state of a card as far as it matters to the rest of the game.
#[derive(Clone, Copy)]
pub(super) struct CardState {
    pub lower: LowerState,
    pub upper_open: usize,
    pub upper_total: u16,
}

impl Model {
    /// Asks the rules about every roll.
    pub fn new(rules: &Arc<RuleSet>) -> Model {
        let lattice = Arc::new(Lattice::new(rules.dice));
        Model {
            offers: Offers::new(rules, &lattice),
            rules: rules.clone(),
            lattice,
        }
    }

    /// The rules that it was made from.
    pub const fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// For each number of rolls left, from 0 on: the stage at which rolls are scored then; `None` if they score as much as
    /// with one roll fewer left.
    pub(super) fn stages(&self) -> impl Iterator<Item = Option<usize>> {
        (0..self.rules.rolls).map(|left| match left {
            0 => Some(self.offers.stages - 1),
            _ => self.offers.early_stage(self.rules.rolls - left),
        })
    }

    /// What the box for extra Yahtzees holds on this card.
    pub(super) fn extra_box(&self, card: &Card) -> ExtraYahtzeeBox {
        match self.offers.extra.and_then(|extra| card.points(extra)) {
            None => ExtraYahtzeeBox::Open,
            Some(0) => ExtraYahtzeeBox::Nothing,
            Some(_) => ExtraYahtzeeBox::Points,
        }
    }

    /// What the other boxes of the needs hold on this card.
    pub(super) fn held(&self, card: &Card) -> HeldForNeeds {
        let mut held = HeldForNeeds::default();
        for (held, need) in held.iter_mut().zip(&self.offers.needs) {
            let other = card.points(need.need.other());
            let other = other.filter(|_| card.is_open(Slot(need.slot as u8)));
            *held = other.map_or(0, |points| self.offers.held(*need, points));
        }
        held
    }
}

impl Deref for SolverModel {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.turns
    }
}

impl SolverModel {
    /// Finds the states of the lower section, which are most of them.
    pub fn new(turns: Model, precedence: Precedence, upper_states: UpperStates) -> SolverModel {
        SolverModel {
            lower_states: LowerStates::new(&turns.offers, &precedence),
            turns,
            precedence,
            upper_states,
        }
    }

    /// The state of a card.
    pub fn state(&self, card: &Card) -> CardState {
        let set = |slots: &[usize]| {
            let bits = slots.iter().enumerate();
            let open = bits.filter(|(_, slot)| card.is_open(Slot(**slot as u8)));
            open.fold(0, |set, (bit, _)| set | 1 << bit)
        };
        CardState {
            lower: LowerState {
                open: set(&self.lower_states.slots),
                extra_box: self.extra_box(card),
                held: self.held(card),
            },
            upper_open: set(&self.upper_states.slots),
            upper_total: card.totals(&self.rules).upper,
        }
    }

    /// The state after a box is filled, and the points that it scores now, with the upper bonus if
    /// they earn it.
    pub fn fill(&self, state: CardState, slot: usize, points: u16) -> (CardState, u16) {
        let mut next = CardState {
            lower: (self.lower_states).next(&self.offers, state.lower, slot, points),
            ..state
        };
        let mut now = points;
        if let Some(bit) = self
            .upper_states
            .slots
            .iter()
            .position(|&upper| upper == slot)
        {
            next.upper_open &= !(1 << bit);
            next.upper_total = state.upper_total.saturating_add(points);
            now += self.upper_states.paid_by(state.upper_total, points);
        }
        (next, now)
    }

    /// The row and the lane of a state in a table; `None` if no game gets there.
    pub fn place(&self, state: CardState) -> Option<(usize, usize)> {
        let CardState {
            upper_open,
            upper_total,
            ..
        } = state;
        let lane = self.upper_states.lane(upper_open, upper_total)?;
        if !self.precedence.leads_to(state.lower.open, upper_open) {
            return None;
        }
        Some((self.lower_states.number(state.lower)?, lane))
    }

    /// The boxes of a state that may be filled: of the lower section, then of the upper.
    pub fn open(&self, state: CardState) -> [Vec<usize>; 2] {
        let open = |slots: &[usize], set: usize| {
            let bits = slots.iter().enumerate();
            let open = bits.filter(|(bit, _)| set >> bit & 1 == 1);
            let open = open.map(|(_, &slot)| slot);
            open.filter(|&slot| self.may_fill(state, slot)).collect()
        };
        [
            open(&self.lower_states.slots, state.lower.open),
            open(&self.upper_states.slots, state.upper_open),
        ]
    }

    fn may_fill(&self, state: CardState, slot: usize) -> bool {
        self.precedence.lower_allows(slot, state.lower.open)
            && self.precedence.upper_allows(slot, state.upper_open)
    }
}
