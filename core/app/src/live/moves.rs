//! Moves: what happens without dice.

use rollkeep_rules::Slot;
use rollkeep_rules::game::{Action, Event};

/// What one side does on its own, without dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Fills a box.
    Score(Slot),
    /// Takes back the last score.
    Undo,
}

impl Move {
    /// The event that it is.
    pub const fn event(self) -> Event {
        match self {
            Move::Score(slot) => Event::Scored(slot),
            Move::Undo => Event::Undone,
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
