//! What is known of a rule set before anything is solved.

use std::sync::Arc;

use super::Turn;
use super::lattice::Lattice;
use super::offers::{Held, Offers};
use super::rows::{Row, Rows};
use super::upper::Upper;
use crate::rules::{Card, RuleSet, Slot};

/// A rule set, its keeps, its offers, and the states of its card: enough to reckon single turns.
pub struct Study {
    pub(super) rules: RuleSet,
    pub(super) lattice: Arc<Lattice>,
    pub(super) offers: Offers,
    pub(super) upper: Upper,
    pub(super) rows: Rows,
}

/// A card as far as it matters to what comes later.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub row: Row,
    pub upper_open: usize,
    pub upper_total: u16,
}

impl Study {
    /// So many lanes of a table are reckoned at a time.
    pub(super) const fn lanes(dice: u8) -> usize {
        // A board of them stays within the fastest memory.
        if dice < 6 { 16 } else { 8 }
    }

    /// Learns the rules by asking about every roll.
    pub fn new(rules: &RuleSet) -> Study {
        let lattice = Arc::new(Lattice::new(rules.dice));
        let offers = Offers::new(rules, &lattice);
        Study {
            upper: Upper::new(rules, &offers, Study::lanes(rules.dice)),
            rows: Rows::new(&offers),
            rules: rules.clone(),
            lattice,
            offers,
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// A turn with a card, for one who has an opinion of what each box is worth once it is filled
    /// with certain points and a bonus. `None` for a full card.
    pub fn turn<'a>(
        &'a self,
        card: &'a Card,
        worth: impl Fn(Slot, u16, u16) -> f64 + 'a,
    ) -> Option<Turn<'a>> {
        let after = move |slot, points, bonus| Some(worth(Slot(slot as u8), points, bonus));
        Turn::new(self, card, Box::new(after))
    }

    /// What a card comes down to.
    pub(super) fn state(&self, card: &Card) -> State {
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
        State {
            row: Row {
                open: set(&self.rows.slots),
                held,
            },
            upper_open: set(&self.upper.slots),
            upper_total: card.totals(&self.rules).upper,
        }
    }

    /// The state after a box is filled, and what that brings at once: the points, and the upper
    /// bonus if they earn it.
    pub(super) fn fill(&self, state: State, slot: usize, points: u16) -> (State, u16) {
        let mut next = State {
            row: self.rows.next(state.row, slot, points),
            ..state
        };
        let mut now = points;
        if let Some(bit) = self.upper.slots.iter().position(|&upper| upper == slot) {
            next.upper_open &= !(1 << bit);
            next.upper_total = state.upper_total.saturating_add(points);
            now += self.upper.paid_by(state.upper_total, points);
        }
        (next, now)
    }

    /// Where a state stands in a table, row and lane; `None` if no game gets there.
    pub(super) fn place(&self, state: State) -> Option<(usize, usize)> {
        let lane = self.upper.lane(state.upper_open, state.upper_total)?;
        Some((self.rows.number(state.row)?, lane))
    }

    /// The open boxes of a state: of the lower section, then of the upper.
    pub(super) fn open(&self, state: State) -> [Vec<usize>; 2] {
        let open = |slots: &[usize], set: usize| {
            let bits = slots.iter().enumerate();
            let open = bits.filter(|(bit, _)| set >> bit & 1 == 1);
            open.map(|(_, &slot)| slot).collect()
        };
        [
            open(&self.rows.slots, state.row.open),
            open(&self.upper.slots, state.upper_open),
        ]
    }
}
