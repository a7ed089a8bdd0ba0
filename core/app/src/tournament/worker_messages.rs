//! The messages between the page and a worker that plays a tournament's games.

use serde::{Deserialize, Serialize};

use super::{Disqualification, Pairing, Plan, Report};

/// What the page asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentRequest {
    /// Be ready to play games of this tournament.
    Join(Plan),
    /// Run programs one at a time, each when [`TournamentReply::Wants`] asks for it.
    #[serde(rename = "alone")]
    OneAtATime,
    /// Play these games.
    Play(Vec<Pairing>),
    /// This entrant's program has stopped, and why.
    #[serde(rename = "lose")]
    Disqualify(usize, Disqualification),
}

/// What the worker sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentReply {
    /// It solves the rules for the players that need it: the parts that are done, and all parts.
    Progress(usize, usize),
    /// It has joined and can play.
    Joined,
    /// The outcomes of the games it was to play.
    Played(Report),
    /// It will not ask this entrant's program any more: the page can stop it.
    #[serde(rename = "lost")]
    Disqualified(usize),
    /// Run this program now, and no other.
    Wants(usize),
}

impl TournamentReply {
    /// The reply as text.
    pub fn to_json(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The reply that a text holds, if it holds one.
    pub fn from_json(text: &str) -> Option<TournamentReply> {
        serde_json::from_str(text).ok()
    }
}
