//! The name of the person whose device this is.

use serde::{Deserialize, Serialize};

use super::default_name::{YOU, default_name, is_default_name};
use super::name::fitting_name;
use super::setup::{Seat, SeatKind, Setup};

/// The name of the person whose device this is, once they have told it. "You" in games that they played before is the
/// same person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnName(Option<String>);

impl OwnName {
    /// Takes this name, [cleaned and cut](fitting_name). A default name says nothing about the person, and is none.
    pub fn new(name: &str) -> OwnName {
        let name = fitting_name(name, Seat::MAX_NAME);
        OwnName(Some(name).filter(|name| !name.is_empty() && !is_default_name(name)))
    }

    /// The name; `None` as long as nobody has told it.
    pub fn get(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Returns the name of the person who has this name in a save: for "You", the own name.
    pub fn person<'a>(&'a self, name: &'a str) -> &'a str {
        self.get().filter(|_| name == YOU).unwrap_or(name)
    }

    /// Returns whether these names in saves are those of one person.
    pub fn is_same(&self, one: &str, other: &str) -> bool {
        self.person(one) == self.person(other)
    }

    /// Returns the name by which sentences on this device speak of this person: "You" for the own name.
    pub fn spoken<'a>(&self, name: &'a str) -> &'a str {
        match self.get() == Some(name) {
            true => YOU,
            false => name,
        }
    }

    /// Returns these seats with the names of the [persons](OwnName::person) at them. "You" stays if another seat has the
    /// own name: then they are two people.
    pub fn persons(&self, seats: &[Seat]) -> Vec<Seat> {
        let name = |seat: &Seat| match self.get() {
            Some(own) if seat.kind == SeatKind::Person && !is_taken(own, seats) => {
                self.person(&seat.name).to_owned()
            }
            _ => seat.name.clone(),
        };
        let seats = seats.iter().map(|seat| Seat {
            name: name(seat),
            kind: seat.kind,
        });
        seats.collect()
    }

    /// Returns these seats with default names for people without one. The only person has the own name, or "You" as long
    /// as nobody has told it. Among several, who read each other's names, nobody is "You": they are "Player 1" and
    /// "Player 2".
    pub fn with_defaults(&self, seats: Vec<Seat>) -> Vec<Seat> {
        let mut seats = self.persons(&seats);
        let person = |seat: &&Seat| seat.kind == SeatKind::Person;
        let alone = seats.iter().filter(person).count() == 1;
        let alone_names = || self.get().into_iter().chain([YOU]).filter(|_| alone);
        for place in 0..seats.len() {
            let is_you = seats[place].name == YOU && seats[place].kind == SeatKind::Person;
            if !(seats[place].name.is_empty() || is_you && !alone) {
                continue;
            }
            let numbered = (place + 1..).map(default_name);
            let mut names = alone_names().map(str::to_owned).chain(numbered);
            let free = names.find(|name| !is_taken(name, &seats));
            seats[place].name = free.unwrap_or_default();
        }
        seats
    }

    /// Returns this setup as a new game has it, with [default names](OwnName::with_defaults).
    pub fn name_seats(&self, setup: &Setup) -> Setup {
        let seats = self.with_defaults(setup.seats().to_vec());
        let names: Vec<String> = seats.into_iter().map(|seat| seat.name).collect();
        setup.with_names(&names).unwrap_or_else(|_| setup.clone())
    }
}

fn is_taken(name: &str, seats: &[Seat]) -> bool {
    seats.iter().any(|seat| seat.name == name)
}
