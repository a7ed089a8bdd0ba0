//! Best play of one rule set.

use std::ops::ControlFlow;

use super::cost::{Cost, Refusal};
use super::lattice::Lattice;
use super::offers::{Held, Offers};
use super::rows::Row;
use super::table::Table;
use super::{Advice, Progress, Real, Turn};
use crate::dice::Dice;
use crate::rules::{Card, RuleSet, Slot};

/// Best play of one rule set: what every state of a card is worth.
pub struct Policy<F = f32> {
    pub(super) rules: RuleSet,
    pub(super) lattice: Lattice,
    pub(super) offers: Offers,
    table: Table<F>,
    cost: Cost,
}

/// A card as the tables see it.
#[derive(Clone, Copy)]
pub(super) struct State {
    row: Row,
    upper_open: usize,
    upper_total: u16,
}

impl<F: Real> Policy<F> {
    /// Solves a rule set. Whoever watches is told of the progress and can break it off.
    ///
    /// # Errors
    /// [`Refusal`] if the rule set is too large, or the solve was broken off.
    pub fn solve(
        rules: &RuleSet,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Policy<F>, Refusal> {
        let lattice = Lattice::new(rules.dice);
        let offers = Offers::new(rules, &lattice);
        // So many lanes that a board of them stays within the fastest memory.
        let (table, cost) = if rules.dice < 6 {
            Table::solve::<16, 512>(rules, &lattice, &offers, progress)?
        } else {
            Table::solve::<8, 1024>(rules, &lattice, &offers, progress)?
        };
        Ok(Policy {
            rules: rules.clone(),
            lattice,
            offers,
            table,
            cost,
        })
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What it took to find, and the memory it takes.
    pub const fn cost(&self) -> Cost {
        self.cost
    }

    /// The expected final total of a card whose player is about to throw.
    /// `None` for a card that no game of these rules leads to.
    pub fn expected(&self, card: &Card) -> Option<f64> {
        let grand = f64::from(card.totals(&self.rules).grand());
        Some(grand + self.rest(self.state(card)?)?)
    }

    /// All values of one turn with this card, for whoever asks more than once.
    /// `None` for a full card, or one that no game of these rules leads to.
    pub fn turn<'a>(&'a self, card: &'a Card) -> Option<Turn<'a, F>> {
        Turn::new(self, card)
    }

    /// What each keep and each box is worth, best first, when the dice lie like this.
    /// `None` if the card is full or of no game of these rules, or the dice do not fit them.
    pub fn advise(&self, card: &Card, dice: &Dice, throws_left: u8) -> Option<Advice> {
        self.turn(card)?.advise(dice, throws_left)
    }

    pub(super) fn state(&self, card: &Card) -> Option<State> {
        let set = |slots: &[usize]| {
            let bits = slots.iter().enumerate();
            let open = bits.filter(|(_, slot)| card.is_open(Slot(**slot as u8)));
            open.fold(0, |set, (bit, _)| set | 1 << bit)
        };
        let held = match self.offers.extra.and_then(|extra| card.points(extra)) {
            None => Held::Open,
            Some(0) => Held::Nothing,
            Some(_) => Held::Points,
        };
        Some(State {
            row: Row {
                open: set(&self.table.rows.slots),
                held,
            },
            upper_open: set(&self.table.upper.slots),
            upper_total: card.totals(&self.rules).upper,
        })
    }

    /// What the rest of the game brings.
    pub(super) fn rest(&self, state: State) -> Option<f64> {
        let row = self.table.rows.number(state.row)?;
        let lane = self.table.upper.lane(state.upper_open, state.upper_total)?;
        Some(self.table.value(row, lane).wide())
    }

    /// What filling a box brings, now and later.
    pub(super) fn after(&self, state: State, slot: usize, points: u16) -> Option<f64> {
        let upper = &self.table.upper;
        let bit = upper.slots.iter().position(|&other| other == slot);
        let mut next = State {
            row: self.table.rows.next(state.row, slot, points),
            ..state
        };
        let mut now = points;
        if let Some(bit) = bit {
            next.upper_open &= !(1 << bit);
            next.upper_total = state.upper_total.saturating_add(points);
            now += upper.paid_by(state.upper_total, points);
        }
        Some(f64::from(now) + self.rest(next)?)
    }
}
