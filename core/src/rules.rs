//! Rule sets as data, and what a roll is worth under them.
//!
//! No other module depends on which game is played: each asks the [`RuleSet`].

mod card;
mod card_text;
pub mod catalogue;
mod category;
mod check;
mod colours;
mod example;
mod extra_yahtzee;
mod fault;
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
pub(crate) use situation::Situation;
pub use slot::Slot;
pub use spec::{Spec, UpperBonus};
pub use strike::Strike;
pub use throw::Throw;
