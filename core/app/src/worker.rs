//! The page's worker: a thread that answers for the coach and plays the games of tournaments (`worker/src/main.rs`).
//!
//! The page sends [`PageMessage`]s. The [`CoachWorker`] answers a [`CoachRequest`] with [`CoachReply`]s. All are sent as text, and
//! games in them as saved games.
//!
//! The page asks one request at a time; [`SolverQueue`] decides which, and what happens if the worker dies or is silent.
//!
//! Rules that take long to solve are solved by several workers: the first one asks for them with [`CoachReply::CallsForHelp`], the
//! page connects each with it, and it sends them [`HelpRequest`]s.

mod coach_messages;
mod coach_worker;
mod help_messages;
pub mod kept_tables;
mod page_message;
mod solver_queue;

pub use coach_messages::{CoachAnswer, CoachReply, CoachRequest};
pub use coach_worker::CoachWorker;
pub use help_messages::HelpRequest;
pub use page_message::PageMessage;
pub use solver_queue::{QueueEffect, SolverQueue, SolverStatus};
