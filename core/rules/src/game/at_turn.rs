//! Whose turn it is, and what the dice on the table offer.

use super::{Game, Hand, Phase, SeatKind};
use crate::{Offer, Slot};

impl Game {
    /// The seat whose turn it is, also in the roll for the start; `None` once the game is over.
    pub fn seat_at_turn(&self) -> Option<usize> {
        match self.phase() {
            Phase::Starting(round) => Some(round.seat()),
            Phase::Turn(turn) => Some(turn.seat),
            Phase::Over(_) => None,
        }
    }

    /// Returns whether it is no computer's turn; once the game is over, it is nobody's.
    pub fn is_person_at_turn(&self) -> bool {
        self.seat_at_turn()
            .is_none_or(|seat| self.setup().seats()[seat].kind == SeatKind::Person)
    }

    /// The dice on the table, once somebody has rolled in this turn.
    pub fn hand(&self) -> Option<Hand> {
        match self.phase() {
            Phase::Turn(turn) => turn.hand,
            Phase::Starting(_) | Phase::Over(_) => None,
        }
    }

    /// What the dice on the table offer in this box; `None` before the first roll of a turn.
    pub fn offer(&self, slot: Slot) -> Option<Offer> {
        let card = &self.cards()[self.seat_at_turn()?];
        Some(self.rules().offer(card, slot, self.hand()?.throw()))
    }

    /// What this box falls to after another roll that leaves the dice as they are, if it then pays less.
    pub fn falls_to(&self, slot: Slot) -> Option<u16> {
        let card = &self.cards()[self.seat_at_turn()?];
        self.rules().falls_to(card, slot, self.hand()?.throw())
    }

    /// Returns whether this box scores 0 while another one would score more, or rolls are left.
    pub fn is_needless_zero(&self, slot: Slot) -> bool {
        let points = |slot| match self.offer(slot) {
            Some(Offer::Open { points, bonus }) => Some(points + bonus),
            _ => None,
        };
        let others = || self.rules().slots().any(|other| points(other) > Some(0));
        points(slot) == Some(0) && (self.rolls_left() > 0 || others())
    }
}
