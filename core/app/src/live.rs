//! One game on two connected devices: the messages between them, and why neither can choose the dice.
//!
//! A [`Session`] is one side of the connection. It takes the player's actions, the bytes of messages and the loss of
//! the connection, and returns messages to send. It uses no network, no clock and no randomness: the caller passes in
//! time and random bytes. What must be saved is a [`LiveGame`]. `docs/LIVE.md` describes the protocol for other
//! programs.

mod candidate;
mod code;
mod codec;
mod event_bytes;
mod farewell;
mod game;
mod json;
mod meeting;
mod message;
mod moves;
mod proof;
mod rate;
mod receive;
mod refusal;
mod roll;
mod scan;
mod sdp;
mod secret;
mod session;
mod table;

pub use candidate::{Candidate, Host};
pub use code::{BadCode, MAX_CODE};
pub use farewell::{Farewell, VERSION};
pub use game::LiveGame;
pub use json::UnreadableLive;
pub use message::MAX_MESSAGE;
pub use proof::{Proof, Rolling, Unproven};
pub use rate::Rate;
pub use refusal::{LiveRefusal, Why};
pub use roll::{Head, Role, Roll, RollContext};
pub use scan::{MAX_SIDE, scan};
pub use sdp::{BadSdp, Description, MAX_SDP, SetupRole};
pub use secret::{Commitment, Secret};
pub use session::{Session, Stage, Unfinished};
pub use table::{LiveTable, Side, TableError};
