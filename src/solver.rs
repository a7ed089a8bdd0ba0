//! Exact best play for any rule set.
//!
//! [`Policy::solve`] finds what every state of a card is worth: the mean of what the rest of the
//! game brings under play that makes it most. From there, [`Policy::advise`] says at any point of a
//! turn what each keep and each box is worth.
//!
//! The solver knows no game: it learns the rules by asking
//! [`RuleSet::offer`](crate::rules::RuleSet::offer) about every roll, and what it cannot tell apart
//! by the answers it keeps as one state. How it is fast:
//!
//! - A *lattice* takes the place of a matrix from keeps to rolls: means and bests are found one die
//!   at a time.
//! - Upper totals that later play cannot tell apart share one value.
//! - Sixteen states take every step side by side, as *lanes*: what the upper section holds never
//!   decides what is done, only with which numbers.
//! - Rolls that bring the same points share the comparisons that find their best box.
//! - Of the chances of totals, only different ones are reckoned: most needs of most cards lead to
//!   the same chances, whatever box is filled.
//!
//! ```
//! use std::ops::ControlFlow;
//! use rollkeep::dice::{Dice, Face};
//! use rollkeep::rules::{Card, catalogue};
//! use rollkeep::solver::{Choice, Policy, Progress};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = catalogue::find("yahtzie").ok_or("no such game")?;
//! let mut watch = |_: Progress| ControlFlow::Continue(());
//! let policy: Policy = Policy::solve(rules, &mut watch)?;
//!
//! let card = Card::new(rules);
//! let expected = policy.expected(&card).ok_or("a card of another game")?;
//! assert!((expected - 292.935).abs() < 0.001);
//! let dice = Dice::new(&[Face::Six; 6]).map_err(|why| why.to_string())?;
//! let advice = policy.advise(&card, &dice, 2).ok_or("other dice")?;
//! assert!(matches!(advice.best, Choice::Score(_)));
//! # Ok(())
//! # }
//! ```

mod advice;
mod board;
mod chances;
mod cost;
mod course;
mod lanes;
mod lattice;
mod offers;
mod plan;
mod policy;
mod questions;
mod reach;
mod real;
mod recipe;
mod rows;
mod sheet;
mod spread;
mod study;
mod table;
mod turn;
mod upper;

pub use advice::{Advice, BoxValue, Choice, KeepValue, Reach};
pub use chances::{Aim, Chances};
pub use cost::{Cost, Refusal};
pub use course::Course;
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
