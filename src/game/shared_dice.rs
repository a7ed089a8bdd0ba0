//! Dice that are the same for several who play apart.

use super::Day;
use crate::dice::Seed;

/// Dice that are the same for several people, each of whom plays a game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SharedDice {
    /// Those of a challenge.
    Challenge(Seed),
    /// Those of the game of a day, which each rule set has one of.
    Daily(Day),
}

impl SharedDice {
    /// The seed that the dice follow, under the rule set of this name. It never changes.
    pub fn seed(self, rules: &str) -> Seed {
        match self {
            SharedDice::Challenge(seed) => seed,
            SharedDice::Daily(day) => Seed::of_text(&format!("rollkeep day {day} {rules}")),
        }
    }

    /// The seed of the challenge, if it is one.
    pub fn challenge(self) -> Option<Seed> {
        match self {
            SharedDice::Challenge(seed) => Some(seed),
            SharedDice::Daily(_) => None,
        }
    }

    /// The day of the game, if it is the one of a day.
    pub fn daily(self) -> Option<Day> {
        match self {
            SharedDice::Challenge(_) => None,
            SharedDice::Daily(day) => Some(day),
        }
    }
}
