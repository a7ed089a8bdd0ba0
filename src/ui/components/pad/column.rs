//! The column of one card.

use leptos::prelude::*;

use super::CellContent;
use rollkeep_rules::{Card, RuleSet, Slot, Totals};

/// The cells of one card. They are marked in its turn, and while a small screen shows it.
#[derive(Clone, Copy)]
pub(super) struct Column {
    pub(super) seat: usize,
    /// What each of its boxes shows.
    pub(super) contents: Memo<Vec<CellContent>>,
    /// Its sums.
    pub(super) totals: Memo<Totals>,
    /// Whether it is the turn of its seat.
    pub(super) is_turn: Memo<bool>,
    /// Whether it is the card that a small screen shows.
    pub(super) is_shown: Memo<bool>,
    /// Which of its open boxes come next and which later, where the card has an order.
    pub(super) places: Memo<Vec<CardPlace>>,
}

/// The place of a box in the order of its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardPlace {
    /// Filled, or to be filled as the player likes.
    Free,
    /// The one that comes next.
    Next,
    /// Others come before it.
    Later,
}

impl CardPlace {
    /// Returns the places of all boxes; none on a card that is filled in any order.
    pub(super) fn all(rules: &RuleSet, card: &Card) -> Vec<CardPlace> {
        if rules.order.is_free() {
            return Vec::new();
        }
        let next = rules.next_slot(card);
        let place = |slot| match rules.out_of_order(card, slot) {
            Some(_) if card.is_open(slot) => CardPlace::Later,
            _ if next == Some(slot) => CardPlace::Next,
            _ => CardPlace::Free,
        };
        rules.slots().map(place).collect()
    }
}

impl Column {
    /// Returns the place of a box in the order of the card.
    pub(super) fn place(self, slot: Slot) -> CardPlace {
        let places = self.places.read();
        places.get(slot.index()).copied().unwrap_or(CardPlace::Free)
    }

    /// Returns the classes of its cells.
    pub(super) fn class(self) -> &'static str {
        match (self.is_turn.get(), self.is_shown.get()) {
            (true, true) => "seat active looked",
            (true, false) => "seat active",
            (false, true) => "seat looked",
            (false, false) => "seat",
        }
    }
}
