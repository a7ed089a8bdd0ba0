//! A roll that two sides make together: what binds them, and what the dice show.

use sha2::{Digest, Sha256};

use super::secret::{Commitment, Secret};
use crate::dice::{Dice, Face, Keep, MAX_DICE};
use crate::game::{Action, Event};

/// What is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// One die for who starts.
    Start,
    /// All dice but these.
    Keep(Keep),
}

/// The two sides of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The side at whose seat the dice are rolled.
    Roller = 0,
    /// The side that only adds its secret.
    Other = 1,
}

/// The SHA-256 of a table and of all that happened at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head(pub [u8; 32]);

/// One roll of one game: nothing that is said of it holds for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollContext {
    /// The table and all that happened before.
    pub head: Head,
    /// How many events happened before.
    pub position: u32,
    /// What is rolled.
    pub roll: Roll,
}

/// The byte of [`Roll::Start`]; sets of dice to keep are below it.
const START: u8 = 64;

impl Roll {
    /// As one byte.
    pub const fn byte(self) -> u8 {
        match self {
            Roll::Start => START,
            Roll::Keep(keep) => keep.bits() % START,
        }
    }

    /// The roll of a byte.
    pub const fn from_byte(byte: u8) -> Option<Roll> {
        match byte {
            START => Some(Roll::Start),
            0..START => Some(Roll::Keep(Keep::from_bits(byte))),
            _ => None,
        }
    }

    /// The action that leads to it.
    pub const fn action(self) -> Action {
        match self {
            Roll::Start => Action::RollForStart,
            Roll::Keep(keep) => Action::Roll(keep),
        }
    }

    /// The roll that an action or an event asks for; `None` where nothing is rolled.
    pub const fn of_action(action: Action) -> Option<Roll> {
        match action {
            Action::RollForStart => Some(Roll::Start),
            Action::Roll(keep) => Some(Roll::Keep(keep)),
            Action::Score(_) | Action::Undo | Action::Spend(_) => None,
        }
    }

    /// The roll that this event is; `None` where nothing was rolled.
    pub const fn of_event(event: Event) -> Option<Roll> {
        match event {
            Event::RolledForStart(_) => Some(Roll::Start),
            Event::Rolled { kept, .. } => Some(Roll::Keep(kept)),
            Event::Scored(_) | Event::Undone | Event::Reopened | Event::Spent(_) => None,
        }
    }
}

impl Role {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Roller => Role::Other,
            Role::Other => Role::Roller,
        }
    }
}

impl RollContext {
    /// The commitment of this role to this secret, for this roll alone.
    pub fn commitment(&self, role: Role, secret: &Secret) -> Commitment {
        let mut hash = self.hash("rollkeep live commit");
        hash.update([role as u8]);
        hash.update(secret.bytes());
        Commitment::new(hash.finalize().into())
    }

    /// What one die shows. `place` is its place among those that are rolled, from 0.
    pub fn face(&self, roller: &Secret, other: &Secret, place: u8) -> Face {
        let mut hash = self.hash("rollkeep live die");
        hash.update(roller.bytes());
        hash.update(other.bytes());
        hash.update([place]);
        Face::of_digest(hash.finalize().into())
    }

    /// The event that follows from both secrets, where a turn has this number of dice.
    pub fn event(&self, roller: &Secret, other: &Secret, dice: u8) -> Option<Event> {
        let face = |place| self.face(roller, other, place);
        match self.roll {
            Roll::Start => Some(Event::RolledForStart(face(0))),
            Roll::Keep(kept) => {
                let count = usize::from(dice).checked_sub(kept.count())?;
                let mut faces = [Face::One; MAX_DICE];
                let faces = faces.get_mut(..count)?;
                for (place, it) in (0u8..).zip(faces.iter_mut()) {
                    *it = face(place);
                }
                let rolled = Dice::new(faces).ok()?;
                Some(Event::Rolled { kept, rolled })
            }
        }
    }

    /// All parts are of fixed length, so no two rolls are written alike.
    fn hash(&self, purpose: &str) -> Sha256 {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(self.head.0);
        hash.update(self.position.to_be_bytes());
        hash.update([self.roll.byte()]);
        hash
    }
}
