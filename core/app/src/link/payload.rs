//! The payload of a link: a version, the whole game, and a checksum.

use super::digits::{DigitReader, Digits};
use super::number::Number;
use super::rule_sets::{self, MANY};
use super::{LinkError, alone, choices};
use crate::sealed::{open, seal};
use rollkeep_rules::game::{
    Game, Millis, Seat, SeatKind, Setup, SetupError, Start, Strength, clean_name,
};

/// The longest payload that is read or written, in characters.
pub const MAX_PAYLOAD: usize = 4096;

/// The most events that are read or written.
const MAX_EVENTS: u64 = 4096;

/// The version for games whose dice have no seed.
const ROLLED: u8 = 1;

/// The version for games with shared dice.
const ALONE: u8 = 2;

/// The version for games that [play on](Game::play_on) another one, and the newest.
const PLAYED_ON: u8 = 3;

/// A game in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedGame {
    /// The game so far.
    pub game: Game,
    began: Option<u64>,
}

impl SharedGame {
    /// A game that began at this time, in milliseconds since 1970. The time is dropped if the dice are shared.
    pub fn new(game: Game, began: u64) -> SharedGame {
        let began = game.setup().shared_dice().is_none().then_some(began);
        SharedGame { game, began }
    }

    /// When it began, in milliseconds since 1970. With the setup, it tells games apart. If the dice are shared with
    /// others, the setup alone does, and the time is unknown.
    pub fn began(&self) -> Option<u64> {
        self.began
    }

    /// Writes the game as a payload: letters, digits, `-` and `_`.
    ///
    /// # Errors
    /// [`LinkError::TooLong`] if it has too many events or characters.
    pub fn to_payload(&self) -> Result<String, LinkError> {
        let (version, digits) = match self.game.setup().shared_dice() {
            Some(dice) => (ALONE, alone::write(&self.game, dice)?),
            None if self.game.setup().is_counted() => (ROLLED, self.digits()?),
            None => (PLAYED_ON, self.digits()?),
        };
        let payload = seal(version, &digits.number().to_bytes());
        match payload.len() {
            ..=MAX_PAYLOAD => Ok(payload),
            _ => Err(LinkError::TooLong),
        }
    }

    /// Reads the game of a payload; any text is safe.
    ///
    /// # Errors
    /// [`LinkError`] says why it is not a game. Each game has only one payload.
    pub fn from_payload(payload: &str) -> Result<SharedGame, LinkError> {
        if payload.len() > MAX_PAYLOAD {
            return Err(LinkError::TooLong);
        }
        let (version, number) = open(payload).ok_or(LinkError::Damaged)?;
        let mut digits = DigitReader::new(Number::from_bytes(&number));
        let shared = match version {
            ROLLED => SharedGame::read(&mut digits, false)?,
            ALONE => SharedGame::new(alone::read(&mut digits)?, 0),
            PLAYED_ON => SharedGame::read(&mut digits, true)?,
            newer if newer > PLAYED_ON => return Err(LinkError::Newer(newer)),
            _ => return Err(LinkError::Damaged),
        };
        // Also refuses digits that nobody has read.
        match shared.to_payload().as_deref() == Ok(payload) {
            true => Ok(shared),
            false => Err(LinkError::Damaged),
        }
    }

    fn digits(&self) -> Result<Digits, LinkError> {
        let (game, setup) = (&self.game, self.game.setup());
        let mut digits = Digits::default();
        rule_sets::write(&mut digits, setup.rules());
        digits.write_long(self.began.unwrap_or_default());
        digits.write(usize::from(setup.start() == Start::Roll), 2);
        digits.write(usize::from(setup.clock().is_some()), 2);
        if let Some(Millis(time)) = setup.clock() {
            digits.write_long(time.into());
        }
        if !setup.is_counted() {
            digits.write_long(setup.taken_over() as u64);
        }
        digits.write_long(setup.seats().len() as u64);
        for seat in setup.seats() {
            digits.write(number_of(seat.kind), MANY);
            let name = clean_name(&seat.name);
            digits.write_long(name.len() as u64);
            for byte in name.bytes() {
                digits.write(byte.into(), 256);
            }
        }
        let log = game.log();
        if log.len() as u64 > MAX_EVENTS {
            return Err(LinkError::TooLong);
        }
        let asides = log.iter().any(choices::is_undo_or_time);
        digits.write(usize::from(asides), 2);
        digits.write_long(log.len() as u64);
        for (before, event) in game.steps() {
            choices::write(&mut digits, &before, event, asides);
        }
        Ok(digits)
    }

    fn read(digits: &mut DigitReader, plays_on: bool) -> Result<SharedGame, LinkError> {
        let rules = rule_sets::read(digits)?;
        let began = digits.read_long().ok_or(LinkError::Damaged)?;
        let start = match digits.read(2) {
            0 => Start::Seating,
            _ => Start::Roll,
        };
        let clock = match digits.read(2) {
            0 => None,
            _ => Some(millis(digits).ok_or(LinkError::Damaged)?),
        };
        let taken_over = match plays_on {
            true => Some(taken_over(digits).ok_or(LinkError::Damaged)?),
            false => None,
        };
        let seats = digits.read_long().ok_or(LinkError::Damaged)?;
        if seats > u64::from(rules.max_seats) {
            return Err(LinkError::Setup(SetupError::Seats(seats as usize)));
        }
        let seats = (0..seats).map(|_| seat(digits));
        let seats: Option<Vec<Seat>> = seats.collect();
        let seats = seats.ok_or(LinkError::Damaged)?;
        let setup = match taken_over {
            Some(events) => Setup::playing_on(rules, seats, start, clock, events),
            None => Setup::new(rules, seats, start, clock),
        };
        let setup = setup.map_err(LinkError::Setup)?;
        let asides = digits.read(2) == 1;
        let events = digits.read_long().ok_or(LinkError::Damaged)?;
        if events > MAX_EVENTS {
            return Err(LinkError::TooLong);
        }
        let mut game = Game::new(setup);
        for _ in 0..events {
            let event = choices::read(digits, &game, asides).ok_or(LinkError::Damaged)?;
            game.advance(event).map_err(|_| LinkError::Damaged)?;
        }
        if plays_on && game.taken_over_turn().is_none() {
            return Err(LinkError::Damaged);
        }
        Ok(SharedGame::new(game, began))
    }
}

/// Returns the number of a kind of player in links, which never changes.
const fn number_of(kind: SeatKind) -> usize {
    match kind {
        SeatKind::Person => 0,
        SeatKind::Computer(Strength::Novice) => 1,
        SeatKind::Computer(Strength::Casual) => 2,
        SeatKind::Computer(Strength::Skilled) => 3,
        SeatKind::Computer(Strength::Perfect) => 4,
        SeatKind::Computer(Strength::Rival) => 5,
    }
}

/// Reads how many events were taken over.
fn taken_over(digits: &mut DigitReader) -> Option<usize> {
    usize::try_from(digits.read_long()?).ok()
}

fn millis(digits: &mut DigitReader) -> Option<Millis> {
    Some(Millis(digits.read_long()?.try_into().ok()?))
}

fn seat(digits: &mut DigitReader) -> Option<Seat> {
    let number = digits.read(MANY);
    let computers = Strength::ALL.map(SeatKind::Computer);
    let mut kinds = std::iter::once(SeatKind::Person).chain(computers);
    let kind = kinds.find(|&kind| number_of(kind) == number)?;
    let length = digits.read_long()?;
    // A character has at most four bytes.
    if length > 4 * Seat::MAX_NAME as u64 {
        return None;
    }
    let bytes = (0..length).map(|_| digits.read(256) as u8).collect();
    let name = String::from_utf8(bytes).ok()?;
    Some(Seat { name, kind })
}
