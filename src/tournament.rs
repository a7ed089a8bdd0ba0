//! Many games among players that are computers, to find out who is best.
//!
//! A [`Plan`] says who meets under which rules, how often, and with which seed. The [`Tournament`] hands out
//! [`Fixture`]s, any of which can be played anywhere and in any order, and keeps the [`Outcome`]s; what it makes of
//! them, a [`Standing`], depends only on the plan and the players. A plan's [`Seed`] settles all dice. A [`Hall`] plays fixtures, with players that answer
//! at once and players that answer when they can. A [`Trial`] is a single turn, for whoever writes a player.
//!
//! The rules: all meet in every game; after each, everybody with the highest total gets a point; most points win. A
//! tie at the top is broken by further games among the tied alone. Who does what is not allowed is out: from that
//! game on, the others play without it.

mod answer;
mod charts;
mod fixture;
mod hall;
mod ledger;
pub mod letters;
mod meeting;
mod offence;
mod plan;
mod seed;
mod settled;
mod sheet;
mod sight;
mod standing;
mod steward;
mod trial;
mod watch;

pub use charts::{Course, Spread};
pub use fixture::{Fixture, Outcome};
pub use hall::{Ask, Effort, Guest, Hall, Hand, Place, Report};
pub use ledger::Tournament;
pub use meeting::Meeting;
pub use offence::Offence;
pub use plan::{Entrant, EntrantKind, Plan, PlanError};
pub use seed::{Entropy, NoSeed, Seed};
pub use sheet::{Damaged, Sheet};
pub use sight::Sight;
pub use standing::{Line, Standing};
pub use steward::Steward;
pub use trial::{Quiz, Trial, Verdict};
