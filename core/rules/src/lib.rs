//! The rules of the Yahtzee and Yatzy family: dice, rule sets as data, games.
//!
//! - [`dice`]: faces, dice in their places, which of them are kept, fair sources of them, and seeds (`docs/DICE.md`).
//! - A [`RuleSet`] is data, and the [`catalogue`] has those that people know. What a roll is worth under them is decided in
//!   `scoring.rs`: what it may score on a [`Card`], also when a joker must go to the upper section, and which boxes that
//!   closes. `category.rs` has the points, with and without a joker. `tests/core/naive.rs` states the rules a second time,
//!   and `exhaustive.rs` there compares all rolls.
//! - [`game`]: who plays, what happened, what may happen next; replay, undo, the clock; the dice of challenges and days.
//!
//! Nothing but the rule set depends on which game is played: each asks the [`RuleSet`]. This crate does no input or output and
//! reads no clock; dice and time are given to it.
//!
//! # A turn
//!
//! ```
//! use rollkeep_rules::catalogue;
//! use rollkeep_rules::dice::{Fair, Keep};
//! use rollkeep_rules::game::{Action, Game, Phase, Seat, Setup, Start};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = catalogue::default();
//! let seats = vec![Seat::person("Ann"), Seat::person("Ben")];
//! let setup = Setup::new(rules, seats, Start::Seating, None)?;
//! let mut dice = Fair::seeded(7);
//!
//! let (game, _) = Game::new(setup).apply(Action::Roll(Keep::NONE), &mut dice)?;
//! let (game, _) = game.apply(Action::Roll(Keep::from_bits(0b00011)), &mut dice)?;
//! let chance = game.rules().slots().last().ok_or("an empty card")?;
//! let (game, _) = game.apply(Action::Score(chance), &mut dice)?;
//!
//! let total = game.cards()[0].totals(game.rules()).grand();
//! assert_eq!(game.last_score().map(|score| score.points), Some(total));
//! assert!(matches!(game.phase(), Phase::Turn(turn) if turn.seat == 1));
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

mod card;
mod card_text;
pub mod catalogue;
mod category;
mod check;
mod colours;
pub mod dice;
mod example;
mod extra_yahtzee;
mod fault;
pub mod game;
mod given_name;
mod need;
mod order;
mod pattern;
mod points;
mod portable;
mod possible_card;
mod rule_set;
mod scoring;
mod situation;
mod slot;
mod spec;
mod strike;
mod throw;
mod upper_total;
pub mod work;
mod worths;

pub use card::{Card, Totals};
pub use card_text::ParseCardError;
pub use category::{Category, Section};
pub use extra_yahtzee::{ExtraYahtzee, Joker};
pub use fault::{Fault, FaultKind, Faults};
pub use given_name::GivenName;
pub use need::Need;
pub use order::Order;
pub use pattern::Pattern;
pub use points::Points;
pub use portable::{BadRules, PortableRules};
pub use possible_card::ImpossibleCard;
pub use rule_set::RuleSet;
pub use scoring::{Closed, Offer};
pub use situation::Situation;
pub use slot::Slot;
pub use spec::{Spec, UpperBonus};
pub use strike::Strike;
pub use throw::Throw;
pub use upper_total::UnreachableTotal;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExample;
