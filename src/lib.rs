//! Rollkeep.
pub mod dice;
pub mod game;
pub mod rules;
