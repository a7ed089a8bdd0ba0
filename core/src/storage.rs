//! Saves: their format, and the store that keeps them.
//!
//! A save holds the setup and the [log](crate::game::Event) of events. Loading replays the log through the rules, so a
//! damaged or edited save never makes a game that the rules do not allow: loading keeps the part before the first error
//! and reports the rest.
//!
//! Games, live games, cards for real dice, challenges, players that people have written, tournaments and settings are
//! each a [`Record`]. One module (`records`) reads and writes all of them: it compares before it writes, keeps in
//! memory what the browser cannot store, and never loses what another tab has written.
//!
//! # A new kind of record
//!
//! 1. `record.rs` gets its prefix, its variant, and its line in `Record::of_key`; only the last one the compiler does not ask
//!    for, and an import without it sets the record aside.
//! 2. The compiler then asks how two versions compare (`comparison.rs`), what happens to a copy that another tab has changed
//!    (`records/conflict.rs`), and what an import does (`import.rs`, with a file for each kind below `import/`).
//! 3. Export needs nothing: it takes every key with the app's prefix. `tests/core/transfer.rs` tests both ways.

mod absence;
mod backend;
mod badge;
mod bests;
mod challenge;
mod challenge_json;
mod challenges;
mod choices;
mod coached_games;
mod comparison;
mod export;
mod five;
mod games;
mod import;
mod kept;
mod known_names;
mod last_setup;
mod link_games;
mod live_games;
mod log_text;
mod outline;
mod own_player;
mod perfect_totals;
mod players;
mod practice;
mod quarantine;
mod quota;
mod real_games;
mod record;
mod record_id;
mod records;
mod save_error;
mod saved;
mod settings;
mod settings_merge;
mod settings_read;
mod store;
mod tournament_format;
mod tournament_texts;

pub use absence::Absence;
pub use backend::{Backend, Memory, StorageError};
pub use badge::{Badge, Colour, Sign};
pub use bests::{Best, Bests};
pub use challenge::{Challenge, ListedChallenge, Received};
pub use challenges::Challenges;
pub use choices::Choices;
pub use coached_games::CoachedGames;
pub use comparison::Compare;
pub use export::{Export, ImportError};
pub use five::FiveResults;
pub use games::{DeletedGame, Games, StoredGame};
pub use import::{Import, Imported};
pub use kept::Kept;
pub use last_setup::LastSetup;
pub use link_games::{LinkGames, next_person, receiver, who_is_here, who_stays};
pub use live_games::{LiveGames, StoredLive};
pub use log_text::{BadLog, read_log, write_log};
pub use outline::SharedDiceGame;
pub use own_player::{OwnPlayer, PlayerError};
pub use perfect_totals::PerfectTotals;
pub use players::{Players, StoredPlayer};
pub use practice::PracticeResults;
pub use quarantine::{Quarantine, Quarantined};
pub use quota::{ARENA, ARENA_WARNING};
pub use real_games::{RealGames, StoredReal};
pub use record::{JUDGEMENTS, Kind, Record, SUMMARIES};
pub use record_id::RecordId;
pub use save_error::SaveError;
pub use saved::{Loaded, SavedGame, Unreadable, coached_in};
pub use settings::{Motion, Pace, Settings, TableLook, Theme};
pub use store::SaveStore;
pub use tournament_format::TOURNAMENT_FORMAT;
pub use tournament_texts::{TournamentHooks, TournamentTexts};
