//! The solver, compared with published values, a second solver, and simulated games.

mod chances;
mod cost;
mod games;
pub mod generated;
mod kept;
pub mod late;
mod parts;
mod plain;
pub mod policies;
mod reach;
mod refusals;
mod rows;
mod saved_rolls;
mod threads;
mod totals;
mod values;
