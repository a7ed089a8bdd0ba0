//! What a solve takes, and why one ends without a policy.

use super::study::Study;

/// What it takes to solve a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// States of a card that are told apart.
    pub states: usize,
    /// Additions, comparisons and the like, one at a time. A vector instruction does four or more.
    pub operations: u64,
    /// Memory for the values.
    pub bytes: usize,
}

impl Cost {
    /// More than this is refused: some minutes on a phone.
    pub const MOST_OPERATIONS: u64 = 200_000_000_000;
    /// More than this is refused.
    pub const MOST_BYTES: usize = 128 << 20;

    pub(super) fn new(study: &Study, number: usize) -> Cost {
        let Study { upper, rows, .. } = study;
        let rows = rows.all.len();
        Cost {
            states: rows * upper.states(),
            operations: (rows * upper.lanes()) as u64 * Self::of_a_turn(study),
            bytes: rows * upper.width() * number,
        }
    }

    /// The operations for one state.
    pub(super) fn of_a_turn(study: &Study) -> u64 {
        let Study { lattice, rules, .. } = study;
        let means = lattice.more.len() * 6;
        let runs = lattice.runs.iter();
        let bests: usize = runs.map(|run| run.keeps.len() * run.faces).sum();
        let rolls = 4 * lattice.rolls().len();
        ((means + bests) * usize::from(rules.throws - 1) + rolls) as u64
    }
}

/// Why a solve ended without a policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rule set is too large; this is what it would take.
    TooLarge(Cost),
    /// Whoever watched the progress wanted no more.
    Stopped,
    /// No game of these rules leads to this card.
    NoSuchCard,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::TooLarge(cost) => write!(
                f,
                "too large to solve: {} states, {} operations, {} bytes",
                cost.states, cost.operations, cost.bytes
            ),
            Refusal::Stopped => f.write_str("stopped"),
            Refusal::NoSuchCard => f.write_str("no game leads to this card"),
        }
    }
}

impl std::error::Error for Refusal {}
