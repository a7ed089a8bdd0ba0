//! The page's worker: a thread that answers for the coach and plays the games of tournaments (`worker/src/main.rs`).
//!
//! The page sends [`PageMessage`]s. The [`CoachWorker`] answers a [`CoachRequest`] with [`CoachReply`]s. All are sent as text, and
//! games in them as saved games.

mod coach_messages;
mod coach_worker;
pub mod kept_tables;
mod page_message;

pub use coach_messages::{CoachAnswer, CoachReply, CoachRequest};
pub use coach_worker::CoachWorker;
pub use page_message::PageMessage;
