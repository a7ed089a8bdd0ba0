//! Saves: their format, and the shelf they stand on.
//!
//! A save holds what was settled before the game and the [log](crate::game::Event) of what
//! happened. Loading replays it through the rules, so a damaged or hand-edited save can never
//! make a game that the rules do not allow: the good part is kept, and the rest is told. Players that
//! people have written stand on the same shelf.

mod backend;
mod export;
mod game_id;
mod log_text;
mod net;
mod players;
mod saved;
mod settings;
mod sheets;
mod shelf;

pub use backend::{Backend, Fault, Memory};
pub use export::{Export, ImportError, Imported};
pub use game_id::GameId;
pub use log_text::{BadLog, read_log, write_log};
pub use net::Net;
pub use players::{OwnPlayer, PlayerError, ShelvedPlayer};
pub use saved::{Loaded, SavedGame, Unreadable};
pub use settings::{Motion, Pace, Settings, Theme};
pub use shelf::{Aside, SaveError, Shelf, Shelved};
