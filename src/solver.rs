//! Exact best play for any rule set.
//!
//! [`Policy::solve`] finds what every state of a card is worth: the mean of what the rest of the
//! game brings under play that makes it most. From there, [`Policy::advise`] says at any point of a
//! turn what each keep and each box is worth.
//!
//! The solver knows no game: it learns the rules by asking [`RuleSet::offer`]
//! (crate::rules::RuleSet::offer) about every roll, and what it cannot tell apart by the answers it
//! keeps as one state.
//!
//! ```
//! use std::ops::ControlFlow;
//! use rollkeep::rules::catalogue;
//! use rollkeep::solver::{Policy, Progress};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let mut spec: rollkeep::rules::Spec = catalogue::DEFAULT.clone().into();
//! # spec.categories.to_mut().truncate(3);
//! # spec.extra_yahtzee = None;
//! # let rules = rollkeep::rules::RuleSet::new(spec).map_err(|why| why.to_string())?;
//! let mut watch = |_: Progress| ControlFlow::Continue(());
//! let policy: Policy = Policy::solve(&rules, &mut watch)?;
//! let card = rollkeep::rules::Card::new(&rules);
//! let expected = policy.expected(&card).ok_or("a card of another game")?;
//! // Ones, twos and threes: 2.106 of each on average.
//! assert!((expected - 6.0 * 2.106_481).abs() < 0.2);
//! # Ok(())
//! # }
//! ```

mod advice;
mod board;
mod chances;
mod cost;
mod lanes;
mod lattice;
mod offers;
mod plan;
mod policy;
mod reach;
mod real;
mod recipe;
mod rows;
mod study;
mod table;
mod turn;
mod upper;

pub use advice::{Advice, BoxValue, Choice, KeepValue, Reach};
pub use chances::{Aim, Chances};
pub use cost::{Cost, Refusal};
pub use policy::Policy;
pub use real::Real;
pub use study::Study;
pub use turn::Turn;

/// How far a solve has come: so many equal parts of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Parts that are done.
    pub done: usize,
    /// All parts.
    pub all: usize,
}
