//! The key by which players are counted.

use crate::game::{Seat, SeatKind, Strength};

/// The key of a player: a person's name, or a computer's strength, whatever its name is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerKey {
    /// A person with this name.
    Person(String),
    /// All computers of the strength with this index in [`Strength::ALL`].
    Computer(u8),
}

impl PlayerKey {
    /// Returns the key of the player at this seat.
    pub fn of(seat: &Seat) -> PlayerKey {
        match seat.kind {
            SeatKind::Person => PlayerKey::Person(seat.name.clone()),
            SeatKind::Computer(strength) => {
                let place = Strength::ALL.iter().position(|it| *it == strength);
                PlayerKey::Computer(place.unwrap_or_default() as u8)
            }
        }
    }

    /// Returns whether this player sits at this seat.
    pub fn is(&self, seat: &Seat) -> bool {
        match (self, seat.kind) {
            (PlayerKey::Person(name), SeatKind::Person) => *name == seat.name,
            (PlayerKey::Computer(_), SeatKind::Computer(_)) => *self == PlayerKey::of(seat),
            _ => false,
        }
    }

    /// Returns the strength, if it is a computer.
    pub fn strength(&self) -> Option<Strength> {
        match self {
            PlayerKey::Person(_) => None,
            PlayerKey::Computer(place) => Strength::ALL.get(usize::from(*place)).copied(),
        }
    }
}
