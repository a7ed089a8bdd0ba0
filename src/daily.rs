//! The game of the day: one for each rule set, with the same dice for everybody.
//!
//! # Which day
//!
//! A game belongs to the day that it is named after, however late it ends. That day can be begun as long as it is its
//! date somewhere on Earth: until it ends at UTC−12, twelve hours after it ended at UTC. So no time zone and no missed
//! midnight takes a day away.
//!
//! # The streak
//!
//! The [`streak`] counts the days in a row whose game was finished. It goes back from the latest date on Earth, and
//! a day that can still be finished never breaks it: one that can still be begun, or whose game is in play. Such a day
//! is left out until it is finished. So the streak stands until the last chance to go on with it is over.

mod begin;
mod calendar;
mod mark;
mod streak;

pub use begin::{begin, rules_played_last};
pub use calendar::{DayState, game_of_day, month, state_of};
pub use mark::{Mark, marks};
pub use streak::{Open, first_open, may_begin, streak};
