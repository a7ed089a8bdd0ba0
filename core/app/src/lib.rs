//! What Rollkeep does around a game, in pure Rust that knows no browser: saves, links, live play, challenges, statistics,
//! tournaments. The rules are in `rollkeep_rules`, best play, computers and the coach in `rollkeep_solver`, all words in
//! `rollkeep_words`, the page in `rollkeep` (`src/lib.rs`). `core/README.md` has the map of all of them.
//!
//! - [`format`](mod@format): how the number of a format, at the head of each saved text, tells what a newer version wrote.
//! - [`histogram`]: how often totals fall into each range.
//! - [`letters`]: text compared as people read it, for searches and names.
//! - [`pose`]: how a rolled die lies in the tray.
//! - `sealed`: the version and checksum around the payload of a link, the code of a live game, and a page of summaries.
//! - [`real_dice`]: the score card for people who roll dice of their own.
//! - [`review_path`]: the way through the decisions of a reviewed game.
//! - [`spatial_navigation`]: which control an arrow key leads to.
//! - [`storage`]: the format of saved games (`storage/saved.rs`, with the log as `log_text.rs` writes it), the keys
//!   (`record.rs`), the store of all saves, export and import.
//! - [`link`]: a game as the fragment of a link, and how it stands to the same game here.
//! - [`live`]: one game on two devices that are connected; dice that neither can choose (`docs/LIVE.md`).
//! - [`tab_lock`]: the lock that lets only one tab play a game or run a tournament.
//! - [`table`]: what a screen shows of a game that is played on it, and how that changes.
//! - [`computers`]: the computers at a table: whom each asks, what people see of its decision, and when it acts.
//! - [`tournament`]: many games among computers, in the page's workers and on the command line (`command`).
//! - [`worker`]: the messages between the page and its worker (`worker/src/main.rs`), which answers for the coach and for
//!   tournaments.
//! - [`challenge`]: what the same dice made of several who played apart.
//! - [`explorer`]: the position that somebody sets up.
//! - [`daily`]: the game of the day: its calendar, its streak, how well it was played; the five positions of the day.
//! - [`statistics`]: what the finished games come to; whether the dice are fair.
//!
//! # What always holds
//!
//! - There is no input or output here, and no clock: storage, time and entropy are given.
//! - A player's wish is an [`Action`](rollkeep_rules::game::Action), what happened is an
//!   [`Event`](rollkeep_rules::game::Event). A [`Game`](rollkeep_rules::game::Game) is computed from its events and never
//!   changes.
//! - A save is the log of events. Loading replays it through the rules: what they do not allow is refused, and the good part is
//!   kept.

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

pub mod challenge;
pub mod computers;
pub mod daily;
pub mod explorer;
pub mod format;
pub mod histogram;
pub mod letters;
pub mod link;
pub mod live;
pub mod pose;
pub mod real_dice;
pub mod review_path;
mod sealed;
pub mod spatial_navigation;
pub mod statistics;
pub mod storage;
pub mod tab_lock;
pub mod table;
pub mod tournament;
pub mod worker;
