//! The key by which players are counted.

use rollkeep_rules::game::{Seat, SeatKind, Strength};

/// The key of a player: a person's name, a computer's strength, whatever its name is, or the name of an own player.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerKey {
    /// A person with this name.
    Person(String),
    /// All computers of the strength with this index in [`Strength::ALL`].
    Computer(u8),
    /// The own player with this name.
    Own(String),
}

impl PlayerKey {
    /// Returns the key of the player at this seat.
    pub fn of(seat: &Seat) -> PlayerKey {
        match (seat.kind, seat.own_player_name()) {
            (SeatKind::Person, _) => PlayerKey::Person(seat.name.clone()),
            (SeatKind::Computer(_), Some(name)) => PlayerKey::Own(name.to_owned()),
            (SeatKind::Computer(strength), None) => {
                let place = Strength::ALL.iter().position(|it| *it == strength);
                PlayerKey::Computer(place.unwrap_or_default() as u8)
            }
        }
    }

    /// Returns whether this player sits at this seat.
    pub fn is(&self, seat: &Seat) -> bool {
        match (self, seat.kind) {
            (PlayerKey::Person(name), SeatKind::Person) => *name == seat.name,
            (PlayerKey::Own(name), SeatKind::Computer(_)) => {
                seat.own_player_name() == Some(name.as_str())
            }
            (PlayerKey::Computer(_), SeatKind::Computer(_)) => *self == PlayerKey::of(seat),
            _ => false,
        }
    }

    /// Returns whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, PlayerKey::Person(_))
    }

    /// Returns the strength, if it is a computer that nobody has written.
    pub fn strength(&self) -> Option<Strength> {
        match self {
            PlayerKey::Person(_) | PlayerKey::Own(_) => None,
            PlayerKey::Computer(place) => Strength::ALL.get(usize::from(*place)).copied(),
        }
    }
}
