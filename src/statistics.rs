//! What the finished games of a device come to: how well people play, who leads whom, and whether the dice are fair.
//!
//! A [`GameSummary`] is all that statistics need of a finished game, in about a seventh of the room of its log. The
//! [`Summaries`] of all games are kept beside the saves, so that thousands of games need not be played through again.
//! They are no save: everything in them follows from the games that are there. Each summary carries a fingerprint of the
//! text it was made from, and is made again when that text is another one. So a game that was taken up again, imported,
//! deleted or written by another tab is counted as it stands, and a summary that was lost costs time and nothing else.
//!
//! - A [`Performance`] is what one player did under one rule set, a [`HeadToHead`] what two did in the same games. People
//!   are known by their names, computers by their strength.
//! - A [`Skill`] is what the decisions of one person cost in these games, and [`Luck`] what the dice brought. Both come
//!   from the [`Judgements`], which are kept like the summaries; only the solver can make them.
//! - [`Fairness`] says whether the dice look fair, with a number that stays valid however often one looks.
//! - A [`RealPlayer`] is what one person did with real dice: apart from the others, because nobody knows those rolls.
//! - [`roll_log`] writes every roll of a game, for those who want to count for themselves.

mod bests;
mod fairness;
mod filter;
mod head_to_head;
mod judgement_text;
mod judgements;
mod luck;
mod numbers;
mod pages;
mod performance;
mod player_key;
mod real_players;
mod roll_log;
mod rolls;
mod skill;
mod summaries;
mod summary;
mod summary_text;

pub use bests::PersonalBest;
pub use fairness::{Evidence, Fairness};
pub use filter::Filter;
pub use head_to_head::{HeadToHead, Lead};
pub use judgements::{Batch, Judgements};
pub use luck::Luck;
pub use performance::{BoxCount, Performance};
pub use player_key::PlayerKey;
pub use real_players::RealPlayer;
pub use roll_log::{ROLL_LOG_HEAD, roll_log};
pub use rolls::RollCounts;
pub use skill::{BestDecider, Expensive, Lost, Skill, SkillGame};
pub use summaries::Summaries;
pub use summary::{GameSummary, SeatSummary};
