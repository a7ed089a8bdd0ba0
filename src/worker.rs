//! The page's worker for the coach: a thread that answers questions about games and positions.
//!
//! The page sends a [`Question`] to the [`CoachWorker`], which sends [`Reply`]s. Both are sent as text, and games in
//! them as saved games.

mod coach_worker;
mod protocol;

pub use coach_worker::CoachWorker;
pub use protocol::{Answer, Question, Reply};
