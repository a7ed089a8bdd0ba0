//! The ids of saved games, tournaments, players and challenges.

use std::fmt;

use rollkeep_rules::game::{Day, SharedDice};

/// What follows the time in the id of the game of a day.
const OF_DAY: char = 'd';

/// The id of something saved: letters and digits that sort by the time it began.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(String);

impl RecordId {
    const MAX_LEN: usize = 24;

    /// The id of a game that begins now. `began` is in milliseconds since 1970; `salt` distinguishes games that begin
    /// in the same millisecond.
    pub fn new(began: u64, salt: u8) -> RecordId {
        RecordId(format!("{began:012x}{salt:02x}"))
    }

    /// The first id of this time under which something can be saved, and what `save` returns.
    pub(super) fn first_free<T, E>(
        began: u64,
        save: impl Fn(&RecordId) -> Result<T, E>,
    ) -> Result<(RecordId, T), E> {
        let mut salt = 0;
        loop {
            let id = RecordId::new(began, salt);
            match save(&id) {
                Ok(saved) => return Ok((id, saved)),
                Err(why) if salt == u8::MAX => return Err(why),
                Err(_) => salt += 1,
            }
        }
    }

    /// The id of the game of a day under the rules with this [key](rollkeep_rules::PortableRules::key). It is the same in every tab, so that two tabs never
    /// begin two such games. It sorts by the beginning of the day.
    pub fn of_day(day: Day, rules: &str) -> RecordId {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let began = format!("{:012x}{OF_DAY}", u64::from(day.number()) * DAY);
        RecordId(
            began
                .chars()
                .chain(kept(rules))
                .take(Self::MAX_LEN)
                .collect(),
        )
    }

    /// Returns whether it is the id of the game of a day.
    pub(super) fn is_of_day(&self) -> bool {
        let time = self.0.get(..12);
        let is_time = time.is_some_and(|it| it.bytes().all(|byte| byte.is_ascii_hexdigit()));
        // A time in milliseconds goes on with two digits.
        is_time && self.0.len() > 14 && self.0[12..].starts_with(OF_DAY)
    }

    /// The id of the challenge with these dice under the rules with this key.
    pub(super) fn of_dice(rules: &str, dice: SharedDice) -> RecordId {
        let kind = match dice {
            SharedDice::Challenge(_) => 'c',
            SharedDice::Daily(_) => 'd',
        };
        let seed = format!("{kind}{:08x}", dice.seed(rules).0).into_bytes();
        let text = seed.into_iter().map(char::from).chain(kept(rules));
        RecordId(text.take(Self::MAX_LEN).collect())
    }

    /// Reads an id from a link or a file.
    pub fn parse(text: &str) -> Option<RecordId> {
        let fits = (1..=Self::MAX_LEN).contains(&text.len())
            && text
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fits.then(|| RecordId(text.to_owned()))
    }

    /// The id of a copy, which sorts right behind this one.
    pub(super) fn beside(&self, number: u16) -> RecordId {
        let text: String = self.0.chars().take(Self::MAX_LEN - 4).collect();
        RecordId(format!("{text}{number:04x}"))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What an id keeps of a rule set's.
fn kept(rules: &str) -> impl Iterator<Item = char> {
    let fits = |it: &char| it.is_ascii_lowercase() || it.is_ascii_digit();
    rules.chars().filter(fits)
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
