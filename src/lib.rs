//! Rollkeep.
