//! Rollkeep.
pub mod dice;
pub mod game;
pub mod rules;
pub mod storage;
pub mod text;
#[cfg(feature = "ui")]
pub mod ui;
