//! Saves: their format, and the store that keeps them.
//!
//! A save holds the setup and the [log](rollkeep_rules::game::Event) of events. Loading replays the log through the rules, so a
//! damaged or edited save never makes a game that the rules do not allow: loading keeps the part before the first error
//! and reports the rest.
//!
//! Games, live games, cards for real dice, challenges, players that people have written, tournaments and settings are
//! each a [`Record`]. One module (`records`) reads and writes all of them: it compares before it writes, keeps in
//! memory what the browser cannot store, and never loses what another tab has written.
//!
//! # A new kind of record
//!
//! 1. `record.rs` gets its prefix, its variant, and its line in `Record::of_key`. Without that line, which the compiler does
//!    not ask for, an import moves the record to quarantine.
//! 2. `kinds.rs` says how it is read, written and compared: [`Saved`]. [`SaveStore`] gets a [`Shelf`] of it.
//! 3. The compiler then asks what happens to a copy that another tab has changed (`records/conflict.rs`), and what an
//!    import does (`import.rs`).
//! 4. Export needs nothing: it takes every key with the app's prefix. `tests/core/transfer.rs` tests both ways.

mod absence;
mod backend;
mod badge;
mod bests;
mod challenge;
mod challenge_json;
mod challenges;
mod choices;
mod coached_games;
mod export;
mod five;
mod games;
mod import;
mod kept;
mod kinds;
mod known_names;
mod last_setup;
mod link_games;
mod log_text;
mod outline;
mod own_player;
mod perfect_totals;
mod players;
mod practice;
mod quarantine;
mod quota;
mod record;
mod record_id;
mod records;
mod save_error;
mod saved;
mod settings;
mod settings_merge;
mod shelf;
mod store;

pub use absence::Absence;
pub use backend::{Backend, Memory, StorageError};
pub use badge::{Badge, Colour, Sign};
pub use bests::{Best, Bests};
pub use challenge::{Challenge, ListedChallenge, Received};
pub use challenges::Challenges;
pub use choices::Choices;
pub use coached_games::CoachedGames;
pub use export::{Export, ImportError};
pub use five::FiveResults;
pub use games::{DeletedGame, Games};
pub use import::{Import, Imported};
pub use kept::Kept;
pub use last_setup::LastSetup;
pub use link_games::{LinkGames, next_person, receiver, who_is_here, who_stays};
pub use log_text::{BadLog, read_log, write_log};
pub use outline::SharedDiceGame;
pub use own_player::{OwnPlayer, PlayerError};
pub use perfect_totals::PerfectTotals;
pub use players::Players;
pub use practice::PracticeResults;
pub use quarantine::{Quarantine, Quarantined};
pub use quota::{ARENA, ARENA_WARNING};
pub use record::{JUDGEMENTS, Kind, Record, SUMMARIES};
pub use record_id::RecordId;
pub use save_error::SaveError;
pub use saved::{Loaded, SavedGame, Unreadable, coached_in};
pub use settings::{Motion, Pace, Settings, TableLook, Theme};
pub use shelf::{Read, Saved, Shelf, Stored};
pub use store::SaveStore;
