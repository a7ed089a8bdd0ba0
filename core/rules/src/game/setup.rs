//! What is decided before the first roll.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

#[cfg(doc)]
use super::Game;
use super::name::{NameError, check_names, clean_name};
use super::{Millis, SharedDice};
use crate::dice::Seed;
use crate::{PortableRules, RuleSet};

/// What is decided before the first roll, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: Arc<RuleSet>,
    seats: Vec<Seat>,
    start: Start,
    clock: Option<Millis>,
    shared_dice: Option<SharedDice>,
    taken_over: usize,
}

/// One player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The name.
    pub name: String,
    /// The kind of player.
    #[serde(default)]
    pub kind: SeatKind,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Somebody at this device.
    #[default]
    Person,
    /// The device itself.
    Computer(Strength),
}

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Plays like somebody who has just learned the rules.
    Novice,
    /// Plays like somebody who plays now and then.
    Casual,
    /// Plays like somebody who plays every week.
    Skilled,
    /// Plays for the highest mean score.
    Perfect,
    /// Plays to win against the others at the table.
    Rival,
}

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// The first seat.
    #[default]
    Seating,
    /// Each rolls a die; the highest starts, and those who tie roll again.
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
    /// An earlier seat has the same name.
    #[error("the name of seat {} is taken", .0 + 1)]
    SameName(usize),
    /// The clock has no time.
    #[error("the clock has no time on it")]
    NoTime,
    /// The computer of this seat needs the best play of rules for which that takes too long to compute.
    #[error("the computer of seat {} cannot play this", .0 + 1)]
    Computer(usize),
}

impl SetupError {
    /// The seat with the error, if the error is about one seat.
    pub fn seat(self) -> Option<usize> {
        match self {
            SetupError::NoName(seat)
            | SetupError::LongName(seat)
            | SetupError::SameName(seat)
            | SetupError::Computer(seat) => Some(seat),
            SetupError::Seats(_) | SetupError::NoTime => None,
        }
    }
}

impl Seat {
    /// The longest name, in characters.
    pub const MAX_NAME: usize = 20;

    /// Seats a person at this device and [cleans](clean_name) the name.
    pub fn person(name: &str) -> Seat {
        Seat {
            name: clean_name(name),
            kind: SeatKind::Person,
        }
    }

    /// Seats a computer under this name.
    pub fn computer(name: &str, strength: Strength) -> Seat {
        Seat {
            kind: SeatKind::Computer(strength),
            ..Seat::person(name)
        }
    }
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Strength; 5] = [
        Strength::Novice,
        Strength::Casual,
        Strength::Skilled,
        Strength::Perfect,
        Strength::Rival,
    ];

    /// Returns whether it plays by these rules. Where best play takes too long to compute, only those play that never ask for odds.
    pub fn can_play(self, rules: &RuleSet) -> bool {
        rules.can_be_solved() || matches!(self, Strength::Novice | Strength::Casual)
    }

    /// Returns whether the rules must be solved for it.
    pub const fn needs_solver(self) -> bool {
        matches!(self, Strength::Perfect | Strength::Rival)
    }

    /// The name in saves and in programs.
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
    /// Makes the setup of a game with these rules and these seats, in seating order.
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
        let cannot = |seat: &Seat| match seat.kind {
            SeatKind::Computer(strength) => !strength.can_play(&rules),
            SeatKind::Person => false,
        };
        if let Some(seat) = seats.iter().position(cannot) {
            return Err(SetupError::Computer(seat));
        }
        Ok(Setup {
            rules,
            seats,
            start,
            clock,
            shared_dice: None,
            taken_over: 0,
        })
    }

    /// Makes the setup of a game that [plays on](Game::play_on) another one after so many events. One person may play alone by
    /// rules that ask for more players, because the other game can be one with shared dice.
    ///
    /// # Errors
    /// [`SetupError`] if the other game is not possible.
    pub fn playing_on(
        rules: Arc<RuleSet>,
        seats: Vec<Seat>,
        start: Start,
        clock: Option<Millis>,
        events: usize,
    ) -> Result<Setup, SetupError> {
        let alone = match &seats[..] {
            [Seat { name, kind }]
                if (*kind, start, clock) == (SeatKind::Person, Start::Seating, None) =>
            {
                Setup::to_practise(rules.clone(), name).ok()
            }
            _ => None,
        };
        let setup = match alone {
            Some(alone) => alone,
            None => Setup::new(rules, seats, start, clock)?,
        };
        Ok(setup.played_on(events))
    }

    /// Returns the setup of a game that plays on this one after so many events. Its dice are not shared.
    pub(super) fn played_on(&self, events: usize) -> Setup {
        Setup {
            shared_dice: None,
            taken_over: events,
            ..self.clone()
        }
    }

    /// Makes the setup of a game that one person plays alone with dice that others have too. It allows rules that ask
    /// for more players, because the others play elsewhere. It has no clock, because time is not the same for all.
    ///
    /// # Errors
    /// [`SetupError`] if the name is not possible.
    pub fn alone(rules: Arc<RuleSet>, name: &str, dice: SharedDice) -> Result<Setup, SetupError> {
        let seats = vec![Seat::person(name)];
        check_names(seats.iter().map(|seat| seat.name.as_str()), Seat::MAX_NAME)?;
        Ok(Setup {
            rules,
            seats,
            start: Start::Seating,
            clock: None,
            shared_dice: Some(dice),
            taken_over: 0,
        })
    }

    /// Makes the setup of a game in which one person practises. It allows rules that ask for more players, and is not saved.
    ///
    /// # Errors
    /// [`SetupError`] if the name is not possible.
    pub fn to_practise(rules: Arc<RuleSet>, name: &str) -> Result<Setup, SetupError> {
        let any = SharedDice::Challenge(Seed(0));
        let alone = Setup::alone(rules, name, any)?;
        Ok(Setup {
            shared_dice: None,
            ..alone
        })
    }

    /// Returns the same setup with other names, in seating order. Seats beyond the end of `names` keep theirs.
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

    /// The seats, in seating order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The seats of people, in seating order.
    pub fn people(&self) -> impl Iterator<Item = usize> {
        let seats = self.seats.iter().enumerate();
        let people = seats.filter(|(_, it)| it.kind == SeatKind::Person);
        people.map(|(seat, _)| seat)
    }

    /// The names of the players, in seating order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// Who starts.
    pub fn start(&self) -> Start {
        self.start
    }

    /// The dice that others have too, in such a game.
    pub fn shared_dice(&self) -> Option<SharedDice> {
        self.shared_dice
    }

    /// How many events at the beginning of the log come from another game, which is [played on](Game::play_on) here; 0 in other
    /// games.
    pub fn taken_over(&self) -> usize {
        self.taken_over
    }

    /// Returns whether the game counts in statistics and bests. A game that plays on another one does not, because its beginning
    /// would count twice, and its players know what was best there.
    pub fn is_counted(&self) -> bool {
        self.taken_over == 0
    }

    /// The seed of this game's dice; `None` if they are rolled for this game alone.
    pub fn seed(&self) -> Option<Seed> {
        Some(self.shared_dice?.seed(&PortableRules::key(&self.rules)))
    }

    /// Returns a setup for the same people with dice that are not shared. The player who sat first sits last; if a roll
    /// decides who starts, everybody stays in their seat. `None` if the rules ask for more players than sat here.
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
