//! The game of the day: one for each rule set, with the same dice for everybody (`game/shared_dice.rs` has their seed).
//!
//! # Which day
//!
//! A game belongs to the day in its name, however late it ends. A player can begin it as long as that date lasts
//! anywhere on Earth: until the day ends at UTC−12, twelve hours after its end at UTC. So nobody loses a day by a time
//! zone or by a few minutes after midnight.
//!
//! # The streak
//!
//! The [`streak`] counts the days in a row whose game is finished, back from the latest date on Earth. A day that the
//! player can still begin, or whose game is in play, neither counts nor breaks the streak. So the streak ends only when
//! a day can no longer be finished.

mod begin;
mod calendar;
mod five;
mod mark;
mod streak;

pub use begin::{begin, rules_played_last};
pub use calendar::{DayState, game_of_day, month, state_of};
pub use five::practice_number;
pub use mark::{Mark, marks};
pub use streak::{Open, first_open, may_begin, streak};
