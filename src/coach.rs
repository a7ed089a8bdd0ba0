//! Advice for players: before a decision, and on all decisions of a game afterwards.
//!
//! The page and the solver do not share a thread. They write to each other: a [`Question`] goes to
//! the [`Desk`], which solves what it must and sends a [`Reply`]. Both travel as text.

mod desk;
mod drill;
mod first_turn;
mod highlight;
mod judgement;
mod letters;
mod moment;
mod rarity;
mod review;
mod summary;
mod weigh;

pub use desk::Desk;
pub use first_turn::{done, lesson};
pub use highlight::Highlight;
pub use judgement::{Costly, Help, Judged, Judgement};
pub use letters::{Advised, Answer, Milli, Odds, Parts, Position, Question, Reply, shows_same};
pub use moment::{Moment, moments};
pub use rarity::{Grade, Praise, better_than, perfect_totals, praise};
pub use review::{Review, Verdict};
pub use summary::Summary;
