//! Many games among computer players, to find out who is best.
//!
//! A [`Plan`] says who meets under which rules, how often, and with which seed. The [`Tournament`] hands out
//! [`Pairing`]s, which can be played anywhere and in any order, and keeps the [`MatchOutcome`]s. The [`Standings`] that
//! follow depend only on the plan and the players: the plan's [`TournamentSeed`] decides all dice. A [`Runner`] plays
//! pairings, with players that answer at once and programs that answer when they can. A [`Trial`] is a single turn, for
//! authors of players; a [`TableQuestion`] asks a program that plays with people.
//!
//! The rules: all meet in every game; after each game, every player with the highest total gets a point; the most
//! points win. A tie at the top is broken by further games among the tied players alone. A player that breaks the rules
//! is disqualified: from that game on, the others play without it.
//!
//! # Who stops a slow or hostile program
//!
//! A player's own program runs in a worker of its own, in a frame without origin and without network: one frame for each
//! program and worker of the tournament. The page (`ui/arena/shard.rs`) opens a frame (`ui/browser/sandbox.rs`) and ends it
//! by removing it, whatever runs there. From the inside out:
//!
//! - **What it can reach**: `sandbox/guard.js` runs before it, in the same worker, and leaves it the language: no network, no
//!   storage, no timers, no messages of its own. It passes the requests on and sends the answers back. The frame's policy,
//!   which `cargo xtask` writes, forbids the network once more.
//! - **How it ends**: `sandbox/keeper.js` runs in the frame around that worker. It refuses programs that call `import(…)`, and
//!   ends the worker when the program crashes or answers what nobody asked. Browsers end a worker that is in an endless loop,
//!   but WebKit none that stays within WebAssembly: there `sandbox/meter.js` makes its loops count, and pause.
//! - **How long it may take**: a [`Runner`], in the tournament's worker, measures each decision and each game
//!   (`Runner::check_times`), and [disqualifies](Disqualification) who is over one second ([`DECISION_MS`](Disqualification::DECISION_MS)) at two checks in
//!   a row, or over five in a game ([`GAME_MS`](Disqualification::GAME_MS)); `worker/src/main.rs` calls it five times a second.
//!   The page then asks the frame for a sign of life, and ends the program (`Inner::close` in `ui/arena/shard.rs`). The page
//!   itself measures that a program starts within ten seconds ([`START_MS`](Disqualification::START_MS)).
//! - **When a program takes its whole process down**: the page asks a program's frame for a sign of life; if none comes, the
//!   unfinished games are played again with one program running at a time (`ui/arena/crew.rs`), and the one that does it
//!   again is out. If the page itself died, the next visit goes on in that way (`ui/arena/crash_note.rs`).
//! - **When one turn is tried** beside the editor, and **when a program plays at a table**, `ui/program.rs` keeps to the
//!   same limits for the start and for each decision. At a table, Casual then plays the turn (`ui/computers/messenger.rs`).
//! - **On the command line** programs are Rust and trusted; one that is too slow is disqualified once it has answered
//!   (`command/src/rust_player.rs`).

mod active_clock;
mod caution;
mod charts;
mod disqualification;
mod file;
mod final_results;
mod pairing;
mod plan;
mod program_answer;
mod program_view;
mod runner;
mod schedule;
mod seed;
mod standings;
mod table_question;
mod tournament_match;
mod trial;
mod worker;
pub mod worker_messages;

pub use caution::Caution;
pub use charts::PointsHistory;
pub use disqualification::Disqualification;
pub use file::{TournamentFile, TournamentFileError};
pub use pairing::{MatchOutcome, Pairing};
pub use plan::{Entrant, EntrantKind, Plan, PlanError};
pub use program_view::ProgramView;
pub use runner::{Controller, Effort, ProgramRequest, Report, Runner, RunnerHost, RustPlayer};
pub use schedule::Tournament;
pub use seed::{Entropy, ParseSeedError, TournamentSeed};
pub use standings::{Standings, StandingsRow};
pub use table_question::TableQuestion;
pub use tournament_match::Match;
pub use trial::{Trial, TrialRequest, TrialResult};
pub use worker::TournamentWorker;
