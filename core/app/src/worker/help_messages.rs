//! What workers that solve rules together tell each other.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use rollkeep_rules::PortableRules;

/// What a worker that solves rules tells one that helps it, over a port between them. The values themselves are sent as
/// numbers. The helper says [`READY`](HelpRequest::READY) once, and answers [`HelpRequest::Rows`] with their values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HelpRequest {
    /// Help to solve these rules.
    Rules(PortableRules),
    /// Turn to this group of rows. The values of the rows before follow.
    Group(usize),
    /// Solve these rows of the group.
    Rows(Range<usize>),
}

impl HelpRequest {
    /// What a helper says once it can be given rows.
    pub const READY: &str = "ready";

    /// The request as text.
    pub fn to_json(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The request that a text holds, if it holds one.
    pub fn from_json(text: &str) -> Option<HelpRequest> {
        serde_json::from_str(text).ok()
    }
}
