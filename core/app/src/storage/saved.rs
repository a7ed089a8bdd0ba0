//! A saved game as text.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BadLog, read_log, write_log};
use crate::format::{Format, FormatError};
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{
    Day, Event, Game, Millis, Refused, ReplayError, Seat, SeatKind, Setup, SetupError, SharedDice,
    Start, clean_name, numbered_names,
};
use rollkeep_rules::{BadRules, PortableRules, RuleSet};

/// A game, and when it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The game.
    pub game: Game,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// When something last happened in it, in milliseconds since 1970.
    pub touched: u64,
}

/// What could be read of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded {
    /// A whole game.
    Whole(SavedGame),
    /// A game up to the damage.
    Partly(SavedGame, Unreadable),
    /// No game.
    Not(Unreadable),
}

/// Why a text is not a saved game, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is not a save of this app, or its outer form is damaged.
    #[error("not a saved game")]
    NotASave,
    /// A newer version of the app wrote it, in this format.
    #[error("format {0} is newer than this app")]
    Newer(u32),
    /// Its rule set is not in the catalogue.
    #[error("unknown rule set {0}")]
    UnknownRules(String),
    /// It has rules of its own, which cannot be played.
    #[error(transparent)]
    BadRules(BadRules),
    /// Its players or its clock are not possible.
    #[error(transparent)]
    Setup(SetupError),
    /// The log is damaged.
    #[error(transparent)]
    Log(BadLog),
    /// It plays on another game, but its first events, so many, do not lead to a decision.
    #[error("the first {0} events lead to no decision")]
    TakenOver(usize),
    /// The rules do not allow the event of the log with this index.
    #[error("event {at}: {1}", at = .0 + 1)]
    Rules(usize, Refused),
}

/// The formats of a saved game.
///
/// Format 2 adds [`Event::Reopened`] in the log. Format 3 adds the seed or the day of [`SharedDice`], format 4 rules
/// that are in no catalogue, format 5 the number of events that were [taken over](Setup::taken_over). A game that needs none of them is still written in format 1, so that old versions can read it.
pub(super) const FORMAT: Format = Format {
    oldest: 1,
    latest: 5,
};

/// The outer form of all formats. Fields with their default are not written.
#[derive(Serialize, Deserialize)]
struct SavedGameFile {
    format: u32,
    rules: PortableRules,
    seats: Vec<Seat>,
    #[serde(default, skip_serializing_if = "is_seating")]
    start: Start,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    taken_over: Option<usize>,
    began: u64,
    touched: u64,
    /// [`coached_in`] reads it.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    coached: Option<Vec<usize>>,
    log: String,
}

/// Returns the oldest format that can hold this game.
fn format_of(game: &Game, rules: &PortableRules) -> u32 {
    match game.setup().shared_dice() {
        _ if !game.setup().is_counted() => FORMAT.latest,
        _ if rules.is_whole() => 4,
        Some(_) => 3,
        None if game.log().contains(&Event::Reopened) => 2,
        None => FORMAT.oldest,
    }
}

fn is_seating(start: &Start) -> bool {
    *start == Start::Seating
}

impl SavedGame {
    /// Writes the game as text.
    pub fn to_json(&self) -> String {
        self.to_json_noting(None)
    }

    /// Writes the game as text, with a note of the seats that the coach has helped, if they are known.
    pub(super) fn to_json_noting(&self, coached: Option<Vec<usize>>) -> String {
        let setup = self.game.setup();
        let rules = PortableRules::of(setup.rules());
        let file = SavedGameFile {
            format: format_of(&self.game, &rules),
            rules,
            seats: setup.seats().to_vec(),
            start: setup.start(),
            clock_ms: setup.clock(),
            seed: setup.shared_dice().and_then(SharedDice::challenge),
            day: setup.shared_dice().and_then(SharedDice::daily),
            taken_over: (!setup.is_counted()).then(|| setup.taken_over()),
            began: self.began,
            touched: self.touched,
            coached,
            log: write_log(self.game.log()),
        };
        // Strings and numbers can always be written as JSON, so the default is never used.
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Returns whether this is the same game as `earlier`, as far or further.
    pub(super) fn goes_on_from(&self, earlier: &SavedGame) -> bool {
        let (log, before) = (self.game.log(), earlier.game.log());
        let goes_on = match (before.split_last(), log.get(before.len().wrapping_sub(1))) {
            // Further time is added to the last event.
            (Some((Event::Spent(then), rest)), Some(Event::Spent(now))) => {
                now >= then && log.starts_with(rest)
            }
            _ => log.starts_with(before),
        };
        goes_on && self.began == earlier.began && self.game.setup() == earlier.game.setup()
    }
}

impl Loaded {
    /// Reads a text; any text is safe.
    pub fn from_json(text: &str) -> Loaded {
        match read(text) {
            Ok(loaded) => loaded,
            Err(why) => Loaded::Not(why),
        }
    }

    /// The game, or its good part.
    pub fn saved(&self) -> Option<&SavedGame> {
        match self {
            Loaded::Whole(saved) | Loaded::Partly(saved, _) => Some(saved),
            Loaded::Not(_) => None,
        }
    }
}

impl Unreadable {
    fn of_rules(why: BadRules) -> Unreadable {
        match why {
            BadRules::Unknown(id) => Unreadable::UnknownRules(id),
            why => Unreadable::BadRules(why),
        }
    }

    /// Returns whether only a newer version of the app can read it. An unknown rule set means a newer version.
    pub(super) const fn is_of_newer(&self) -> bool {
        matches!(self, Unreadable::Newer(_) | Unreadable::UnknownRules(_))
    }
}

/// Returns the seats that the coach has helped in the game of this text, in ascending order; `None` if it is not noted.
/// No rule depends on it, so it is not part of the game.
pub fn coached_in(text: &str) -> Option<Vec<usize>> {
    // Most texts have no note; they are not parsed.
    let noted = text.contains("\"coached\":");
    let file: Value = noted.then(|| serde_json::from_str(text).ok())??;
    let seats = file.get("coached")?.as_array()?.iter();
    seats
        .map(|seat| usize::try_from(seat.as_u64()?).ok())
        .collect()
}

pub(super) fn check_format(text: &str) -> Result<(), Unreadable> {
    FORMAT.check(text).map_err(|why| match why {
        FormatError::Unknown => Unreadable::NotASave,
        FormatError::Newer(format) => Unreadable::Newer(format),
        FormatError::UnknownRules(id) => Unreadable::UnknownRules(id),
    })
}

fn read(text: &str) -> Result<Loaded, Unreadable> {
    let not_a_save = |_| Unreadable::NotASave;
    check_format(text)?;
    let file: SavedGameFile = serde_json::from_str(text).map_err(not_a_save)?;
    let rules = file.rules.rules().map_err(Unreadable::of_rules)?;
    let setup = match (shared_dice(file.seed, file.day)?, file.taken_over) {
        (Some(dice), None) => alone(rules, &file, dice)?,
        (None, None) => Setup::new(rules, cleaned(file.seats), file.start, file.clock_ms)
            .map_err(Unreadable::Setup)?,
        (None, Some(events)) => {
            let seats = cleaned(file.seats);
            Setup::playing_on(rules, seats, file.start, file.clock_ms, events)
                .map_err(Unreadable::Setup)?
        }
        // The game that plays on one with shared dice has dice of its own.
        (Some(_), Some(_)) => return Err(Unreadable::NotASave),
    };
    let (events, damage) = match read_log(&file.log, setup.rules().dice) {
        Ok(events) => (events, None),
        Err((good, bad)) => (good, Some(Unreadable::Log(bad))),
    };
    let (game, damage) = match Game::replay(setup, events) {
        Ok(game) => (game, damage),
        Err(ReplayError { good, at, why }) => (*good, Some(Unreadable::Rules(at, why))),
    };
    if let Some(events) = file.taken_over
        && game.taken_over_turn().is_none()
    {
        return Err(Unreadable::TakenOver(events));
    }
    let saved = SavedGame {
        game,
        began: file.began,
        touched: file.touched,
    };
    Ok(match damage {
        None => Loaded::Whole(saved),
        Some(why) => Loaded::Partly(saved, why),
    })
}

/// Returns the dice that these fields name; a text has at most one of them.
pub(super) fn shared_dice(
    seed: Option<Seed>,
    day: Option<Day>,
) -> Result<Option<SharedDice>, Unreadable> {
    match (seed, day) {
        (None, None) => Ok(None),
        (Some(seed), None) => Ok(Some(SharedDice::Challenge(seed))),
        (None, Some(day)) => Ok(Some(SharedDice::Daily(day))),
        (Some(_), Some(_)) => Err(Unreadable::NotASave),
    }
}

/// Makes the setup of somebody who plays alone with shared dice.
fn alone(rules: Arc<RuleSet>, file: &SavedGameFile, dice: SharedDice) -> Result<Setup, Unreadable> {
    let [Seat { name, kind }] = &file.seats[..] else {
        return Err(Unreadable::Setup(SetupError::Seats(file.seats.len())));
    };
    let plain = *kind == SeatKind::Person && is_seating(&file.start) && file.clock_ms.is_none();
    if !plain {
        return Err(Unreadable::NotASave);
    }
    Setup::alone(rules, name, dice).map_err(Unreadable::Setup)
}

/// Returns the seats with [clean names](clean_name): older versions and other programs may have written others. Names
/// that become equal get numbers; names that are not allowed stay, so that the setup is refused.
fn cleaned(seats: Vec<Seat>) -> Vec<Seat> {
    let mut names: Vec<String> = Vec::new();
    for seat in &seats {
        let taken = |name: &String| names.contains(name);
        let twice = seats.iter().filter(|other| other.name == seat.name).count() > 1;
        let long = seat.name.chars().count() > Seat::MAX_NAME;
        let name = clean_name(&seat.name);
        if twice || long || name.is_empty() {
            names.push(seat.name.clone());
            continue;
        }
        let mut free = numbered_names(&name, Seat::MAX_NAME).take(98);
        let free = free.find(|name| !taken(name));
        names.push(free.unwrap_or(name));
    }
    let named = seats.into_iter().zip(names);
    named.map(|(seat, name)| Seat { name, ..seat }).collect()
}
