//! What is decided before the first roll.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::name::{NameError, check_names, clean_name};
use super::{Millis, SharedDice};
use crate::dice::Seed;
use crate::rules::RuleSet;

/// What is decided before the first roll, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: Arc<RuleSet>,
    seats: Vec<Seat>,
    start: Start,
    clock: Option<Millis>,
    shared_dice: Option<SharedDice>,
}

/// One player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// What the player is called.
    pub name: String,
    /// Who plays there.
    #[serde(default)]
    pub kind: SeatKind,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Someone at this device.
    #[default]
    Person,
    /// The device itself.
    Computer(Strength),
}

/// How well a computer plays; [`crate::bots`] says how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Has just learned the rules.
    Novice,
    /// Plays now and then.
    Casual,
    /// Plays every week.
    Skilled,
    /// Has the highest mean there is.
    Perfect,
    /// Plays to win.
    Rival,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// The first seat.
    #[default]
    Seating,
    /// Each rolls a die; the highest begins, the tied roll again.
    #[serde(rename = "throw")]
    Roll,
}

/// Why a game cannot be set up like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The rule set does not allow this number of players.
    #[error("{0} cannot play this")]
    Seats(usize),
    /// This seat has no name.
    #[error("seat {} has no name", .0 + 1)]
    NoName(usize),
    /// This seat's name is longer than [`Seat::MAX_NAME`].
    #[error("the name of seat {} is too long", .0 + 1)]
    LongName(usize),
    /// This seat is called like an earlier one.
    #[error("the name of seat {} is taken", .0 + 1)]
    SameName(usize),
    /// A clock that has run out before the game begins.
    #[error("the clock has no time on it")]
    NoTime,
}

impl SetupError {
    /// The seat it is about, if it is about one.
    pub fn seat(self) -> Option<usize> {
        match self {
            SetupError::NoName(seat) | SetupError::LongName(seat) | SetupError::SameName(seat) => {
                Some(seat)
            }
            SetupError::Seats(_) | SetupError::NoTime => None,
        }
    }
}

impl Seat {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 20;

    /// A person at this device, whose name is [cleaned](clean_name).
    pub fn person(name: &str) -> Seat {
        Seat {
            name: clean_name(name),
            kind: SeatKind::Person,
        }
    }

    /// A computer under this name.
    pub fn computer(name: &str, strength: Strength) -> Seat {
        Seat {
            kind: SeatKind::Computer(strength),
            ..Seat::person(name)
        }
    }
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 5] = [
        Strength::Novice,
        Strength::Casual,
        Strength::Skilled,
        Strength::Perfect,
        Strength::Rival,
    ];

    /// Its name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Novice => "novice",
            Strength::Casual => "casual",
            Strength::Skilled => "skilled",
            Strength::Perfect => "perfect",
            Strength::Rival => "rival",
        }
    }
}

impl Setup {
    /// A game of these rules with these seats, in seating order.
    ///
    /// # Errors
    /// [`SetupError`] says what is missing and at which seat.
    pub fn new(
        rules: Arc<RuleSet>,
        seats: Vec<Seat>,
        start: Start,
        clock: Option<Millis>,
    ) -> Result<Setup, SetupError> {
        let allowed = usize::from(rules.min_seats)..=usize::from(rules.max_seats);
        if !allowed.contains(&seats.len()) {
            return Err(SetupError::Seats(seats.len()));
        }
        check_names(seats.iter().map(|seat| seat.name.as_str()), Seat::MAX_NAME)?;
        if clock == Some(Millis(0)) {
            return Err(SetupError::NoTime);
        }
        Ok(Setup {
            rules,
            seats,
            start,
            clock,
            shared_dice: None,
        })
    }

    /// A game of one person who plays alone with dice that others have too. Rules that ask for more players are played
    /// in this way as well: the others are elsewhere. There is no clock, because its time is not the same for all.
    ///
    /// # Errors
    /// [`SetupError`] if the name cannot be.
    pub fn alone(rules: Arc<RuleSet>, name: &str, dice: SharedDice) -> Result<Setup, SetupError> {
        let seats = vec![Seat::person(name)];
        check_names(seats.iter().map(|seat| seat.name.as_str()), Seat::MAX_NAME)?;
        Ok(Setup {
            rules,
            seats,
            start: Start::Seating,
            clock: None,
            shared_dice: Some(dice),
        })
    }

    /// The same with other names, in seating order. Seats without one here keep theirs.
    ///
    /// # Errors
    /// [`SetupError`] if the names are not possible.
    pub fn with_names(&self, names: &[String]) -> Result<Setup, SetupError> {
        let mut setup = self.clone();
        for (seat, name) in setup.seats.iter_mut().zip(names) {
            seat.name = clean_name(name);
        }
        check_names(
            setup.seats.iter().map(|seat| seat.name.as_str()),
            Seat::MAX_NAME,
        )?;
        Ok(setup)
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// Who plays, in seating order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What those who play are called, in seating order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// Who begins.
    pub fn start(&self) -> Start {
        self.start
    }

    /// The dice that others have too, if this is such a game.
    pub fn shared_dice(&self) -> Option<SharedDice> {
        self.shared_dice
    }

    /// The seed that the dice of this game follow; `None` if they are rolled for it alone.
    pub fn seed(&self) -> Option<Seed> {
        Some(self.shared_dice?.seed(&self.rules.id))
    }

    /// The same people once more, with dice of their own. Who sat first, and so began, sits last; where dice decide who
    /// begins, everybody stays in their seat. `None` where the rules ask for others, who were elsewhere.
    pub fn rematch(&self) -> Option<Setup> {
        let mut seats = self.seats.clone();
        if self.start == Start::Seating {
            seats.rotate_left(1);
        }
        Setup::new(self.rules.clone(), seats, self.start, self.clock).ok()
    }

    /// How much time each player has for the whole game, if there is a clock.
    pub fn clock(&self) -> Option<Millis> {
        self.clock
    }
}

impl From<(usize, NameError)> for SetupError {
    fn from((seat, why): (usize, NameError)) -> SetupError {
        match why {
            NameError::None => SetupError::NoName(seat),
            NameError::Long => SetupError::LongName(seat),
            NameError::Same => SetupError::SameName(seat),
        }
    }
}
