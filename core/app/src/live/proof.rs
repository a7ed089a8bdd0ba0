//! The proof that nobody chose the dice.

use super::roll::{Roll, RollContext};
use super::secret::{Commitment, Secret};
use super::table::LiveTable;
use rollkeep_rules::game::Event;

/// The secrets of both sides for a roll that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The secret of the side that rolled.
    pub roller: Secret,
    /// The secret of the other side.
    pub other: Secret,
}

/// A roll in progress: this side has committed, and the dice are not decided yet.
///
/// Save it with the game, because there is no second try: after a lost connection, this side continues with the same
/// secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolling {
    pub(super) roll: Roll,
    /// The secret of this side.
    pub(super) mine: Secret,
    /// The commitment of the other side, if it has come.
    pub(super) theirs: Option<Commitment>,
}

/// The dice of a log do not follow from the secrets of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {} does not follow from both secrets", at + 1)]
pub struct Unproven {
    /// The index of the first event that is not proven. It is the length of the log if there are more proofs than
    /// rolls.
    pub at: usize,
}

impl Rolling {
    /// What is rolled.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns whether both sides have committed, so that only secrets are missing.
    pub const fn is_bound(&self) -> bool {
        self.theirs.is_some()
    }
}

/// Checks that each roll of a log follows from the secrets of both sides, and returns how many rolls there are.
///
/// A side that kept its own secrets knows that they were random and were sent only after the other side had committed.
/// So its own record is a proof for each of the two sides; a copy of somebody else's record proves nothing.
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
