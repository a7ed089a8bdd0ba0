//! Moves: what happens without dice.

use crate::game::{Action, Event};
use crate::rules::{Slot, Spec};

/// What one side does on its own, without dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Fills a box.
    Score(Slot),
    /// Takes back the last score.
    Undo,
}

/// The byte of [`Move::Undo`]; bytes of boxes are lower.
const UNDO: u8 = 64;
const _: () = assert!(Spec::MAX_CATEGORIES <= UNDO as usize);

impl Move {
    /// Writes the move as one byte.
    pub const fn byte(self) -> u8 {
        match self {
            Move::Score(Slot(slot)) if slot < UNDO => slot,
            // No card has this box. The other side refuses the byte.
            Move::Score(_) => u8::MAX,
            Move::Undo => UNDO,
        }
    }

    /// Reads the move of a byte.
    pub const fn from_byte(byte: u8) -> Option<Move> {
        match byte {
            0..UNDO => Some(Move::Score(Slot(byte))),
            UNDO => Some(Move::Undo),
            _ => None,
        }
    }

    /// The action that leads to this move.
    pub const fn action(self) -> Action {
        match self {
            Move::Score(slot) => Action::Score(slot),
            Move::Undo => Action::Undo,
        }
    }

    /// The move of an action; `None` if it is not a move.
    pub const fn of_action(action: Action) -> Option<Move> {
        match action {
            Action::Score(slot) => Some(Move::Score(slot)),
            Action::Undo => Some(Move::Undo),
            Action::RollForStart | Action::Roll(_) | Action::Spend(_) => None,
        }
    }

    /// The move of an event; `None` if it is not a move.
    pub const fn of_event(event: Event) -> Option<Move> {
        match event {
            Event::Scored(slot) => Some(Move::Score(slot)),
            Event::Undone => Some(Move::Undo),
            Event::RolledForStart(_) | Event::Rolled { .. } | Event::Reopened | Event::Spent(_) => {
                None
            }
        }
    }
}
