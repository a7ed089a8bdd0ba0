//! Every word that a player reads, in English. A translation replaces the files of this module.
//!
//! Nothing here decides anything: it names what the core and the screen say.

pub mod advice;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod arena;
pub mod bots;
pub mod categories;
pub mod challenges;
pub mod daily;
pub mod dice;
pub mod drills;
pub mod first_turn;
pub mod home;
pub mod json;
pub mod links;
pub mod live;
pub mod moments;
pub mod names;
pub mod over;
pub mod paper;
pub mod people;
pub mod play;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod player;
pub mod real_dice;
pub mod refusals;
pub mod review;
pub mod rolls;
pub mod rule_sets;
pub mod saves;
pub mod skill;
pub mod statistics;
pub mod table;
pub mod tournament;
#[allow(missing_docs, reason = "a word on the screen says itself what it is")]
pub mod words;
