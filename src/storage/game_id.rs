//! What a saved game is called.

use std::fmt;

use crate::game::{Day, SharedDice};

/// A saved game's name: letters and digits that sort by the time the game began.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    const MAX_LEN: usize = 24;

    /// A name for a game that begins now. `began` is in milliseconds since 1970;
    /// `salt` keeps apart two that begin in the same one.
    pub fn new(began: u64, salt: u8) -> GameId {
        GameId(format!("{began:012x}{salt:02x}"))
    }

    /// The name of the game of a day under the rules of this name. Whoever begins it gives it the same one, so that two
    /// tabs never begin two. It sorts among the others by the beginning of the day.
    pub fn of_day(day: Day, rules: &str) -> GameId {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let began = format!("{:012x}d", u64::from(day.number()) * DAY);
        let letters = rules.chars().filter(char::is_ascii_lowercase);
        GameId(began.chars().chain(letters).take(Self::MAX_LEN).collect())
    }

    /// The name of what others made of these dice under the rules of this name.
    pub(super) fn of_dice(rules: &str, dice: SharedDice) -> GameId {
        let kind = match dice {
            SharedDice::Challenge(_) => 'c',
            SharedDice::Daily(_) => 'd',
        };
        let letters = rules.chars().filter(char::is_ascii_lowercase);
        let seed = format!("{kind}{:08x}", dice.seed(rules).0).into_bytes();
        let text = seed.into_iter().map(char::from).chain(letters);
        GameId(text.take(Self::MAX_LEN).collect())
    }

    /// Reads a name, as it comes from a link or a file.
    pub fn parse(text: &str) -> Option<GameId> {
        let fits = (1..=Self::MAX_LEN).contains(&text.len())
            && text
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fits.then(|| GameId(text.to_owned()))
    }

    /// A name for a copy of it, which sorts right behind it.
    pub(super) fn beside(&self, number: u16) -> GameId {
        let text: String = self.0.chars().take(Self::MAX_LEN - 4).collect();
        GameId(format!("{text}{number:04x}"))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
