//! Advice for players: before a decision, and on all decisions of a game afterwards.
//!
//! The [`CoachService`] solves the rules if it has to. In the page it runs in a thread of its own: see
//! `rollkeep_app::worker`.

mod advised;
mod decision;
mod evaluate;
mod highlight;
mod judgement;
mod mistake;
mod openings;
mod outlook;
mod position;
mod practice;
mod rarity;
mod reasons;
mod review;
mod service;
mod solving_time;
mod summary;
mod units;
mod usual;
mod verdict;
mod win_advice;
mod win_chances;

pub use advised::{Advised, Odds, shows_same};
pub use decision::{Decision, decisions, others};
pub use highlight::Highlight;
pub use judgement::{Costly, Help, Judged, Judgement};
pub use mistake::Mistake;
pub use openings::{NoDice, Opening, Openings, SortBy, WantedDice};
pub use outlook::Outlook;
pub use position::{ImpossiblePosition, ParsePositionError, Position};
pub use practice::alone_up_to;
pub use rarity::{Grade, Praise, better_than, perfect_totals, praise};
pub use reasons::{DeciPoints, MainReasons, PointsFrom, Reason, Reasons};
pub use review::Review;
pub use service::{CoachService, WatchSolving};
pub use solving_time::{SolvingTime, has_best_play};
pub use summary::Summary;
pub use units::{MicroPoints, PartsPerMillion, micro, parts_per_million};
pub use usual::usual_points;
pub use verdict::Verdict;
pub use win_advice::{WinAdvice, can_roll_win, highest_total_wins, is_chance_to_win_known};
pub use win_chances::WinChances;
