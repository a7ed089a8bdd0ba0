//! What the page and a worker that plays a tournament's games write to each other.

use serde::{Deserialize, Serialize};

use super::{Fixture, Offence, Plan, Report};

/// What the page wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// Be ready to play games of this tournament.
    Join(Plan),
    /// Run programs one at a time, each when it is asked for with [`Word::Wants`].
    Alone,
    /// Play these games.
    Play(Vec<Fixture>),
    /// This entrant's program has stopped, and why.
    Lose(usize, Offence),
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// It solves the rules for those who need it: so many parts of so many are done.
    Progress(usize, usize),
    /// It has joined and can play.
    Joined,
    /// What came of the games it was to play.
    Played(Report),
    /// It will not ask this entrant's program any more, which can be stopped.
    Lost(usize),
    /// Of the programs, this one is to run now, and no other.
    Wants(usize),
}

impl Call {
    /// The call as text.
    pub fn to_text(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Word {
    /// The word as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The word that a text holds, if it holds one.
    pub fn from_text(text: &str) -> Option<Word> {
        serde_json::from_str(text).ok()
    }
}
