//! A game: who plays, what happened, what may happen next.
//!
//! A player's wish is an [`Action`]; what happened is an [`Event`]. A [`Game`] is the fold of its
//! events and never changes: [`Game::apply`] gives a new one.

mod action;
mod clock;
mod fold;
mod history;
mod name;
mod phase;
mod ranking;
mod refused;
mod replay;
mod setup;

pub use action::{Action, Event};
pub use clock::Millis;
pub use fold::{Game, LastScore};
pub use history::TurnThrows;
pub use name::{clean_name, cut_name, distinct_names};
pub use phase::{Hand, Outcome, Phase, StartThrow, Turn};
pub use ranking::Place;
pub use refused::Refused;
pub use replay::ReplayError;
pub use setup::{Seat, SeatKind, Setup, SetupError, Start, Strength};
