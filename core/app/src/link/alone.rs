//! The second version of payloads: a game with shared dice, which one person plays alone.

use super::digits::{DigitReader, Digits};
use super::weighed::{self, GameFlags, Next};
use super::{LinkError, rule_sets};
use rollkeep_rules::dice::{Fair, Seed};
use rollkeep_rules::game::{Day, Event, Game, Phase, Seat, Setup, SharedDice, clean_name};

/// The most events that are read or written. A whole game has about fifty.
const MAX_EVENTS: usize = 512;

/// One more than the most bytes of a name: a character has at most four.
const NAME_LENGTHS: usize = 4 * Seat::MAX_NAME + 1;

/// Writes a game with these dice.
pub fn write(game: &Game, dice: SharedDice) -> Result<Digits, LinkError> {
    let setup = game.setup();
    let mut digits = Digits::default();
    rule_sets::write(&mut digits, setup.rules());
    match dice {
        SharedDice::Challenge(Seed(seed)) => {
            digits.write(0, 2);
            for byte in seed.to_be_bytes() {
                digits.write(byte.into(), 256);
            }
        }
        SharedDice::Daily(day) => {
            digits.write(1, 2);
            digits.write_long(day.number().into());
        }
    }
    let name = setup.seats().first().map(|seat| clean_name(&seat.name));
    let name = name.ok_or(LinkError::Damaged)?;
    digits.write(name.len(), NAME_LENGTHS);
    for byte in name.bytes() {
        digits.write_weighed(byte.into(), &LETTERS);
    }
    let log = game.log();
    if log.len() > MAX_EVENTS {
        return Err(LinkError::TooLong);
    }
    let flags = GameFlags {
        undone: log.contains(&Event::Undone),
        finished: matches!(game.phase(), Phase::Over(_)),
    };
    digits.write(usize::from(flags.undone), 2);
    digits.write(usize::from(flags.finished), 2);
    if !flags.finished {
        digits.write_long(log.len() as u64);
    }
    for (now, event) in game.steps() {
        weighed::next_of(event)
            .and_then(|next| weighed::write(&mut digits, &now, next, flags))
            .ok_or(LinkError::Damaged)?;
    }
    if flags.finished {
        weighed::write(&mut digits, game, Next::End, flags).ok_or(LinkError::Damaged)?;
    }
    Ok(digits)
}

/// Reads such a game.
pub fn read(digits: &mut DigitReader) -> Result<Game, LinkError> {
    let rules = rule_sets::read(digits)?;
    let dice = match digits.read(2) {
        0 => {
            let bytes = [(); 4].map(|()| digits.read(256) as u8);
            SharedDice::Challenge(Seed(u32::from_be_bytes(bytes)))
        }
        _ => {
            let number = digits.read_long().and_then(|it| it.try_into().ok());
            let day = number.and_then(Day::from_number);
            SharedDice::Daily(day.ok_or(LinkError::Damaged)?)
        }
    };
    let length = digits.read(NAME_LENGTHS);
    let letters = (0..length).map(|_| digits.read_weighed(&LETTERS).map(|it| it as u8));
    let name: Option<Vec<u8>> = letters.collect();
    let name = name.and_then(|bytes| String::from_utf8(bytes).ok());
    let name = name.ok_or(LinkError::Damaged)?;
    let setup = Setup::alone(rules, &name, dice).map_err(LinkError::Setup)?;
    let flags = GameFlags {
        undone: digits.read(2) == 1,
        finished: digits.read(2) == 1,
    };
    let events = match flags.finished {
        true => MAX_EVENTS as u64 + 1,
        false => digits.read_long().ok_or(LinkError::Damaged)?,
    };
    if !flags.finished && events > MAX_EVENTS as u64 {
        return Err(LinkError::TooLong);
    }
    let mut game = Game::new(setup);
    // Shared dice follow from the seed, so nothing is rolled with this.
    let mut nothing = Fair::from_system();
    for _ in 0..events {
        let next = weighed::read(digits, &game, flags).ok_or(LinkError::Damaged)?;
        let Some(action) = next.action() else {
            return Ok(game);
        };
        let done = game.apply(action, &mut nothing);
        game = done.map_err(|_| LinkError::Damaged)?.0;
    }
    match flags.finished {
        true => Err(LinkError::TooLong),
        false => Ok(game),
    }
}

/// The weight of each byte of a name.
const LETTERS: [u32; 256] = {
    let mut letters = [1; 256];
    let mut byte = 0;
    while byte < 256 {
        letters[byte] = match byte as u8 {
            b'a'..=b'z' => 16,
            b'A'..=b'Z' => 4,
            _ => 1,
        };
        byte += 1;
    }
    letters
};
