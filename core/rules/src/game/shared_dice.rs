//! Dice that are the same for several people who play apart.

use super::Day;
use crate::dice::Seed;

/// Dice that are the same for several people, each of whom plays a game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SharedDice {
    /// The dice of a challenge.
    Challenge(Seed),
    /// The dice of a day's game. Each rule set has its own.
    Daily(Day),
}

impl SharedDice {
    /// Returns the seed of the dice under the rule set with this [key](crate::PortableRules::key). It never changes.
    pub fn seed(self, rules: &str) -> Seed {
        match self {
            SharedDice::Challenge(seed) => seed,
            SharedDice::Daily(day) => Seed::of_text(&format!("rollkeep day {day} {rules}")),
        }
    }

    /// Returns the seed of the challenge, if these are dice of a challenge.
    pub fn challenge(self) -> Option<Seed> {
        match self {
            SharedDice::Challenge(seed) => Some(seed),
            SharedDice::Daily(_) => None,
        }
    }

    /// Returns the day, if these are dice of a day.
    pub fn daily(self) -> Option<Day> {
        match self {
            SharedDice::Challenge(_) => None,
            SharedDice::Daily(day) => Some(day),
        }
    }
}
