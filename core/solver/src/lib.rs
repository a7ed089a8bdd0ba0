//! Exact best play for any rule set, the players that use it, and the coach.
//!
//! - [`bots`]: players that are computers.
//! - [`coach`]: advice before a decision, and a review of all of them. A [position](coach::Position), and its dice and card,
//!   are read and written as one line of text (`docs/NOTATION.md`).
//!
//! # The solver
//!
//! [`Policy::solve`] computes the value of every state of a card: the expected points of the rest of the game under best play.
//! The loop over all states is in `value_table.rs`. From there, [`Policy::advise`] gives the value of each keep and each box at
//! any point of a turn.
//!
//! The solver knows no game: it learns the rules by asking
//! [`RuleSet::offer`](rollkeep_rules::RuleSet::offer) about every roll, and treats cards with the same
//! answers as one state. Why it is fast:
//!
//! - A *lattice* takes the place of a matrix from keeps to rolls: means and maxima are computed one
//!   die at a time.
//! - Upper totals that make no difference to later play share one value.
//! - Sixteen states are computed side by side, as *lanes*: they take the same steps and differ only
//!   in their numbers, because the content of the upper section changes no step.
//! - Rolls that score the same points share the comparisons that find their best box.
//! - Many cards need the same dice for a total, so each distinct set of chances is computed once.
//! - Cards with equally many open boxes below do not depend on each other: [`Policy::solve_on`] gives them to threads, and a
//!   [`SharedSolve`] to workers that do not see each other's memory.
//!
//! [`Policy::totals`] computes the exact [`Distribution`] of the final total under best play, not only its mean, and
//! [`Policy::parts`] what the mean consists of, which says why one choice is better than another. [`Policy::prospects`] has the
//! distributions of all cards that one leads to, and [`chances_to_win`] who wins with such totals.
//!
//! What took long can be kept: [`Policy::write`]. In the middle of a game, [`Policy::solve_ahead`] solves only what the card
//! leads to, which is much less.
//!
//! Where rolls are saved, a card has a value for each number of them, too many for a policy: [`SavedRollsSolver`] computes
//! what one card is worth.
//!
//! ```
//! use std::ops::ControlFlow;
//! use rollkeep_rules::dice::{Dice, Face};
//! use rollkeep_rules::{Card, catalogue};
//! use rollkeep_solver::{Choice, Policy, Progress};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = catalogue::find("yahtzie").ok_or("no such game")?;
//! let mut watch = |_: Progress| ControlFlow::Continue(());
//! let policy: Policy = Policy::solve(&rules, &mut watch)?;
//!
//! let card = Card::new(&rules);
//! let expected = policy.expected(&card).ok_or("a card of another game")?;
//! assert!((expected - 292.935).abs() < 0.001);
//! let dice = Dice::new(&[Face::Six; 6]).map_err(|why| why.to_string())?;
//! let advice = policy.advise(&card, &dice, 2)?;
//! assert!(matches!(advice.best, Choice::Score(_)));
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]
// No input from outside may end in a panic; files, time and threads are given (core/clippy.toml).
#![deny(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::print_stdout,
    clippy::print_stderr
)]

mod advice;
mod arrivals;
pub mod bots;
mod chances;
pub mod coach;
mod cost;
mod distribution;
mod gains;
#[expect(
    private_interfaces,
    reason = "the trait is part of `Real`, but nobody outside can name it or call it"
)]
mod kernel;
mod lanes;
mod lattice;
mod lattice_values;
mod lower_states;
mod model;
mod offers;
mod open_boxes_recipe;
mod parts;
mod policy;
mod policy_bytes;
mod precedence;
mod progress;
mod prospects;
mod queries;
mod reach;
mod real;
mod row_group;
mod row_recipe;
mod row_solver;
mod rows_ahead;
mod saved_rolls_solver;
mod saved_rolls_table;
mod score_cells;
mod score_recipe;
mod shared_solve;
mod stage_recipe;
mod striking;
mod table_prospects;
mod totals;
mod turn_outcomes;
mod turn_policy;
mod turn_values;
mod upper_states;
mod value_table;
mod variance;
mod vectors;
mod win;

pub use advice::{Advice, BoxValue, Choice, KeepValue, NoAdvice, Reach};
pub use chances::{Chances, Objective};
pub use cost::{Cost, SolveError, is_too_large};
pub use distribution::Distribution;
pub use model::Model;
pub use parts::Parts;
pub use policy::Policy;
pub use policy_bytes::UnreadablePolicy;
pub use progress::Progress;
pub use prospects::Prospects;
pub use real::Real;
pub use saved_rolls_solver::SavedRollsSolver;
pub use shared_solve::{SharedSolve, SolveHelper};
pub use totals::TurnPosition;
pub use turn_policy::TurnPolicy;
pub use turn_values::TurnValues;
pub use win::chances_to_win;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExample;

/// The examples of `docs/NOTATION.md`.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/NOTATION.md")]
struct NotationExamples;
