//! Saves: their format, and the store that keeps them.
//!
//! A save holds what was settled before the game and the [log](crate::game::Event) of what
//! happened. Loading replays it through the rules, so a damaged or hand-edited save can never
//! make a game that the rules do not allow: the good part is kept, and the rest is told. Players that
//! people have written stand on the same store.

mod backend;
mod export;
mod fallback;
mod game_id;
mod kept;
mod log_text;
mod players;
mod saved;
mod settings;
mod sheets;
mod store;

pub use backend::{Backend, Memory, StorageError};
pub use export::{Export, ImportError, Imported};
pub use fallback::FallbackBackend;
pub use game_id::GameId;
pub use kept::Kept;
pub use log_text::{BadLog, read_log, write_log};
pub use players::{OwnPlayer, PlayerError, StoredPlayer};
pub use saved::{Loaded, SavedGame, Unreadable};
pub use settings::{Motion, Pace, Settings, Theme};
pub use store::{Quarantined, SaveError, SaveStore, StoredGame};
