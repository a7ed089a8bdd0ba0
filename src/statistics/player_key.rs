//! Who is counted.

use crate::game::{Seat, SeatKind, Strength};

/// Who is counted: people are known by their names, computers by their strength, whatever they are called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerKey {
    /// A person of this name.
    Person(String),
    /// All computers of the strength at this place among [`Strength::ALL`].
    Computer(u8),
}

impl PlayerKey {
    /// Who sits here.
    pub fn of(seat: &Seat) -> PlayerKey {
        match seat.kind {
            SeatKind::Person => PlayerKey::Person(seat.name.clone()),
            SeatKind::Computer(strength) => {
                let place = Strength::ALL.iter().position(|it| *it == strength);
                PlayerKey::Computer(place.unwrap_or_default() as u8)
            }
        }
    }

    /// Does this player sit here?
    pub fn is(&self, seat: &Seat) -> bool {
        match (self, seat.kind) {
            (PlayerKey::Person(name), SeatKind::Person) => *name == seat.name,
            (PlayerKey::Computer(_), SeatKind::Computer(_)) => *self == PlayerKey::of(seat),
            _ => false,
        }
    }

    /// The strength, if it is a computer.
    pub fn strength(&self) -> Option<Strength> {
        match self {
            PlayerKey::Person(_) => None,
            PlayerKey::Computer(place) => Strength::ALL.get(usize::from(*place)).copied(),
        }
    }
}
