//! Statistics of the finished games on a device: how well people play, who is better than whom, and whether the dice
//! are fair.
//!
//! A [`GameSummary`] is all that statistics need of a finished game, in about a seventh of the room of its log. The
//! [`Summaries`] of all games are stored, so that thousands of games need not be replayed. They are not saves: all of
//! them can be computed from the games. Each summary has a fingerprint of the text it was made from, and is made again
//! when that text changes. So games that somebody continued, imported or deleted, or that another tab changed, are
//! counted as they are now, and a lost summary costs only time.
//!
//! Games that play on another one ([`Game::play_on`](rollkeep_rules::game::Game::play_on)) are not counted: they have no summary,
//! so no number below knows them.
//!
//! Totals are those of full cards: a game that ends at once, or by the clock, leaves boxes open. Numbers about a player are
//! made for people and computers alike, personal bests for people only.
//!
//! - A [`Performance`] has the results of one player under one rule set, a [`HeadToHead`] those of two players in the
//!   same games. People are the same if their names are, computers if their strengths are. "You" is the person with the
//!   [own name](rollkeep_rules::game::OwnName) of the device.
//! - A [`Skill`] is what the decisions of one person cost in these games, [`LostBy`] which kinds of them cost most, and
//!   [`Luck`] what the dice brought. All come from the [`Judgements`], which are stored like the summaries; only the solver can make them.
//! - [`Fairness`] says whether the dice look fair, with a number that stays valid however often somebody looks.
//! - A [`RealPlayer`] has the results of one person with real dice. They are separate, because those rolls are unknown.
//! - [`roll_log`] writes every roll of a game, for people who want to count on their own.

mod bests;
mod fairness;
mod filter;
mod head_to_head;
mod judgements;
mod lost_by;
mod luck;
mod pages;
mod performance;
mod player_key;
mod rating;
mod real_players;
mod roll_log;
mod rolls;
mod skill;
mod summaries;
mod summary;
mod summary_page;

pub use bests::PersonalBest;
pub use fairness::{Evidence, Fairness};
pub use filter::Filter;
pub use head_to_head::{HeadToHead, Lead};
pub use judgements::{Batch, Judgements};
pub use lost_by::LostBy;
pub use luck::Luck;
pub use performance::{BoxCount, Performance};
pub use player_key::PlayerKey;
pub use rating::{Band, Rating, novice_loses};
pub use real_players::RealPlayer;
pub use roll_log::{ROLL_LOG_HEAD, roll_log};
pub use rolls::RollCounts;
pub use skill::{BestDecider, Expensive, Lost, Skill, SkillGame};
pub use summaries::Summaries;
pub use summary::{GameSummary, SeatSummary};
