//! What the page sends to its worker.

use serde::{Deserialize, Serialize};

use super::coach_messages::CoachRequest;
use crate::tournament::worker_messages::TournamentRequest;

/// A message from the page to its worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageMessage {
    /// A request for the coach, under this number.
    Coach(u32, CoachRequest),
    /// A request about a tournament.
    Tournament(TournamentRequest),
    /// The program of this entrant can be asked; its port comes with the message.
    Program(usize),
    /// A worker that helps to solve rules has started; its port comes with the message.
    Helper,
    /// Help the worker at the other end of this message's port.
    Help,
}

impl PageMessage {
    /// The message as text.
    pub fn to_json(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The message that a text holds, if it holds one.
    pub fn from_json(text: &str) -> Option<PageMessage> {
        serde_json::from_str(text).ok()
    }
}
