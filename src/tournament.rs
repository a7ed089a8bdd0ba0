//! Many games among computer players, to find out who is best.
//!
//! A [`Plan`] says who meets under which rules, how often, and with which seed. The [`Tournament`] hands out
//! [`Pairing`]s, which can be played anywhere and in any order, and keeps the [`MatchOutcome`]s. The [`Standings`] that
//! follow depend only on the plan and the players: the plan's [`TournamentSeed`] decides all dice. A [`Runner`] plays
//! pairings, with players that answer at once and programs that answer when they can. A [`Trial`] is a single turn, for
//! authors of players.
//!
//! The rules: all meet in every game; after each game, every player with the highest total gets a point; the most
//! points win. A tie at the top is broken by further games among the tied players alone. A player that breaks the rules
//! is disqualified: from that game on, the others play without it.

mod active_clock;
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
mod stored;
mod tournament_match;
mod trial;
mod worker;
pub mod worker_messages;

pub use charts::PointsHistory;
pub use disqualification::Disqualification;
pub use file::{TournamentFile, TournamentFileError};
pub use pairing::{MatchOutcome, Pairing};
pub use plan::{Entrant, EntrantKind, Plan, PlanError};
pub use program_view::ProgramView;
pub use runner::{Controller, Effort, Guest, ProgramQuestion, Report, Runner, RunnerHost};
pub use schedule::Tournament;
pub use seed::{Entropy, ParseSeedError, TournamentSeed};
pub use standings::{Standings, StandingsRow};
pub use stored::{StoredTournament, TOURNAMENT_HOOKS, Tournaments};
pub use tournament_match::Match;
pub use trial::{Trial, TrialQuestion, TrialResult};
pub use worker::TournamentWorker;
