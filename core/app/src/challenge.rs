//! Compares games that several people played apart with the same dice.
//!
//! Each plays a game alone; [`standing`] and [`parting`] compare these games. What the decisions of each cost is in the
//! [`Review`](rollkeep_solver::coach::Review) of each game.

mod part;
mod parting;
mod standing;

pub use part::Part;
pub use parting::{Parting, parting};
pub use standing::{Standing, duel, standing};
