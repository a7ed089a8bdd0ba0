//! The solver, against published values, a second solver, and games played out.

mod chances;
mod games;
mod generated;
mod plain;
pub mod policies;
mod reach;
mod refusals;
mod rows;
mod values;
