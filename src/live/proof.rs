//! What proves that nobody chose the dice.

use super::roll::{Roll, RollContext};
use super::secret::{Commitment, Secret};
use super::table::LiveTable;
use crate::game::Event;

/// The secrets of both sides for a roll that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The secret of the side that rolled.
    pub roller: Secret,
    /// The secret of the other side.
    pub other: Secret,
}

/// A roll in progress: this side has committed, the dice are not known yet.
///
/// It must be kept like the game, because there is no second try: whoever loses the connection goes on with the same
/// secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolling {
    /// What is rolled.
    pub(super) roll: Roll,
    /// The secret of this side.
    pub(super) mine: Secret,
    /// The commitment of the other side, if it has come.
    pub(super) theirs: Option<Commitment>,
}

/// A log whose dice do not follow from the secrets of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {} does not follow from both secrets", at + 1)]
pub struct Unproven {
    /// The first event that is not proven, counted from 0. It is the length of the log if there are proofs of rolls that
    /// were not made.
    pub at: usize,
}

impl Rolling {
    /// What is rolled.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Have both sides committed, so that only secrets are missing?
    pub const fn is_bound(&self) -> bool {
        self.theirs.is_some()
    }
}

/// How many rolls of this log were made, where each follows from the secrets of both sides.
///
/// Whoever kept its own secrets knows that they were random and were sent only after the other side had committed. So for
/// each of the two sides its own record is proof, and a copy of somebody else's is none.
///
/// # Errors
/// [`Unproven`] names the first event that does not follow.
pub fn verify(table: &LiveTable, log: &[Event], proofs: &[Proof]) -> Result<usize, Unproven> {
    let mut proofs_left = proofs.iter();
    let mut chain = table.chain();
    for (at, &event) in log.iter().enumerate() {
        if let Some(roll) = Roll::of_event(event) {
            let context = RollContext {
                head: chain.head(),
                position: at as u32,
                roll,
            };
            let fallen = proofs_left
                .next()
                .and_then(|it| context.event(&it.roller, &it.other, table.setup().rules().dice));
            if fallen != Some(event) {
                return Err(Unproven { at });
            }
        }
        chain.push(event);
    }
    match proofs_left.next() {
        None => Ok(proofs.len()),
        Some(_) => Err(Unproven { at: log.len() }),
    }
}
