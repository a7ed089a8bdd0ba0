//! Advice for players: before a decision, and on all decisions of a game afterwards.
//!
//! The page and the solver run in different threads. The page sends a [`Question`] to the
//! [`CoachService`], which solves the rules if it has to and sends a [`Reply`]. Both are sent as text.

mod advised;
mod decision;
mod drill;
mod evaluate;
mod first_turn;
mod highlight;
mod judgement;
mod protocol;
mod rarity;
mod review;
mod service;
mod summary;
mod units;
mod verdict;

pub use advised::{Advised, Odds, shows_same};
pub use decision::{Decision, decisions};
pub use first_turn::{done, lesson};
pub use highlight::Highlight;
pub use judgement::{Costly, Help, Judged, Judgement};
pub use protocol::{Answer, Position, Question, Reply};
pub use rarity::{Grade, Praise, better_than, perfect_totals, praise};
pub use review::Review;
pub use service::CoachService;
pub use summary::Summary;
pub use units::{BasisPoints, MilliPoints};
pub use verdict::Verdict;
