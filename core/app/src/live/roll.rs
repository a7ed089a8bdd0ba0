//! A roll by two sides: their commitments, and the dice that follow.

use sha2::{Digest, Sha256};

use super::secret::{Commitment, Secret};
use rollkeep_rules::dice::{Dice, Face, Keep};
use rollkeep_rules::game::{Action, Event};

/// A kind of roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// One die that decides who starts.
    Start,
    /// All dice except these.
    Keep(Keep),
}

/// The two sides of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The side whose player rolls.
    Roller = 0,
    /// The side that only adds its secret.
    Other = 1,
}

/// The SHA-256 of a table and its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head(pub [u8; 32]);

/// One certain roll of one game. It is part of every hash, so that no commitment fits another roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollContext {
    /// The hash of the table and all events before.
    pub head: Head,
    /// The number of events before.
    pub position: u32,
    /// The roll.
    pub roll: Roll,
}

/// The byte of [`Roll::Start`]; bytes of kept dice are lower.
const START: u8 = 64;

impl Roll {
    /// Writes the roll as one byte.
    pub const fn byte(self) -> u8 {
        match self {
            Roll::Start => START,
            Roll::Keep(keep) => keep.bits() % START,
        }
    }

    /// Reads the roll of a byte.
    pub const fn from_byte(byte: u8) -> Option<Roll> {
        match byte {
            START => Some(Roll::Start),
            0..START => Some(Roll::Keep(Keep::from_bits(byte))),
            _ => None,
        }
    }

    /// The action that leads to this roll.
    pub const fn action(self) -> Action {
        match self {
            Roll::Start => Action::RollForStart,
            Roll::Keep(keep) => Action::Roll(keep),
        }
    }

    /// The roll of an action; `None` if it rolls nothing.
    pub const fn of_action(action: Action) -> Option<Roll> {
        match action {
            Action::RollForStart => Some(Roll::Start),
            Action::Roll(keep) => Some(Roll::Keep(keep)),
            Action::Score(_) | Action::Undo | Action::Spend(_) => None,
        }
    }

    /// The roll of an event; `None` if it is not a roll.
    pub const fn of_event(event: Event) -> Option<Roll> {
        match event {
            Event::RolledForStart(_) => Some(Roll::Start),
            Event::Rolled { kept, .. } => Some(Roll::Keep(kept)),
            Event::Scored(_) | Event::Undone | Event::Reopened | Event::Spent(_) => None,
        }
    }
}

impl Role {
    /// The other role.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Roller => Role::Other,
            Role::Other => Role::Roller,
        }
    }
}

impl RollContext {
    /// Returns the commitment of this role to this secret, valid only for this roll.
    pub fn commitment(&self, role: Role, secret: &Secret) -> Commitment {
        let mut hash = self.hash("rollkeep live commit");
        hash.update([role as u8]);
        hash.update(secret.bytes());
        Commitment::new(hash.finalize().into())
    }

    /// Returns the face of one die. `place` is its index among the rolled dice.
    pub fn face(&self, roller: &Secret, other: &Secret, place: u8) -> Face {
        let mut hash = self.hash("rollkeep live die");
        hash.update(roller.bytes());
        hash.update(other.bytes());
        hash.update([place]);
        Face::of_digest(hash.finalize().into())
    }

    /// Returns the event that follows from both secrets, if a turn has this number of dice.
    pub fn event(&self, roller: &Secret, other: &Secret, dice: u8) -> Option<Event> {
        let face = |place| self.face(roller, other, place);
        match self.roll {
            Roll::Start => Some(Event::RolledForStart(face(0))),
            Roll::Keep(kept) => {
                let count = usize::from(dice).checked_sub(kept.count())?;
                let rolled = Dice::from_fn(count, |place| face(place as u8));
                Some(Event::Rolled { kept, rolled })
            }
        }
    }

    /// Hashes the purpose and the roll. All parts after the purpose have a fixed length, so different rolls never hash
    /// the same bytes.
    fn hash(&self, purpose: &str) -> Sha256 {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(self.head.0);
        hash.update(self.position.to_be_bytes());
        hash.update([self.roll.byte()]);
        hash
    }
}
