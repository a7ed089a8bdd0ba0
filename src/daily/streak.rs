//! How many days in a row.

use super::calendar::{DayState, state_of};
use crate::game::{Day, SharedDice};
use crate::storage::SharedDiceGame;

/// How far the clocks are behind UTC at the place where a date ends last, in minutes.
const LAST_PLACE: i32 = -12 * 60;
/// How far they are ahead where it begins first.
const FIRST_PLACE: i32 = 14 * 60;

/// May dice be played that are shared?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Yes.
    Now,
    /// Their day has not come anywhere on Earth.
    Later,
    /// Their day is over everywhere on Earth.
    Past,
}

impl Open {
    /// Of these dice, at a time in milliseconds since 1970. Dice of no day are always open.
    pub fn at(dice: SharedDice, time: u64) -> Open {
        match dice.daily() {
            Some(day) if day < first_open(time) => Open::Past,
            Some(day) if day > Day::at(time, FIRST_PLACE) => Open::Later,
            Some(_) | None => Open::Now,
        }
    }
}

/// The earliest date that it still is somewhere on Earth, at a time in milliseconds since 1970.
pub fn first_open(time: u64) -> Day {
    Day::at(time, LAST_PLACE)
}

/// Can the game of this day be begun at a place where it is `today`? Its date must have come there, and must not be over
/// everywhere on Earth.
pub fn may_begin(day: Day, today: Day, time: u64) -> bool {
    day <= today.max(first_open(time)) && day >= first_open(time)
}

/// How many days in a row the game of these rules was finished, as the [rule](super) says, at a time in milliseconds
/// since 1970.
pub fn streak(games: &[SharedDiceGame], rules: &str, time: u64) -> usize {
    let open = first_open(time);
    let mut days = 0;
    let mut next = Some(Day::at(time, FIRST_PLACE));
    while let Some(day) = next {
        match state_of(games, rules, day) {
            DayState::Finished(_) => days += 1,
            DayState::InPlay(_) => {}
            DayState::None if day >= open => {}
            DayState::None => break,
        }
        next = day.before();
    }
    days
}
