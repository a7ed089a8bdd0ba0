//! The number of days in a row.

use super::calendar::{DayState, state_of};
use crate::storage::SharedDiceGame;
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Day, SharedDice};

/// How far clocks are behind UTC where a date ends last, in minutes.
const LAST_PLACE: i32 = -12 * 60;
/// How far clocks are ahead of UTC where a date begins first, in minutes.
const FIRST_PLACE: i32 = 14 * 60;

/// Whether a game with shared dice may be begun.
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
    /// Returns the state of these dice at a time in milliseconds since 1970. Dice that belong to no day are always
    /// open.
    pub fn at(dice: SharedDice, time: u64) -> Open {
        match dice.daily() {
            Some(day) if day < first_open(time) => Open::Past,
            Some(day) if day > Day::at(time, FIRST_PLACE) => Open::Later,
            Some(_) | None => Open::Now,
        }
    }
}

/// Returns the earliest date that lasts anywhere on Earth, at a time in milliseconds since 1970.
pub fn first_open(time: u64) -> Day {
    Day::at(time, LAST_PLACE)
}

/// Returns whether the game of this day can be begun at a place where the date is `today`. The day must have begun
/// there, and must not be over everywhere on Earth.
pub fn may_begin(day: Day, today: Day, time: u64) -> bool {
    day <= today.max(first_open(time)) && day >= first_open(time)
}

/// Counts the days in a row whose game of these rules is finished, as the [module](super) describes, at a time in
/// milliseconds since 1970.
pub fn streak(games: &[SharedDiceGame], rules: &RuleSet, time: u64) -> usize {
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
