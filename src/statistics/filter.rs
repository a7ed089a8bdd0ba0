//! Which of the finished games are wanted.

use super::{GameSummary, PlayerKey};

/// Which of the finished games are wanted. What is not said excludes none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// A person who plays.
    pub person: Option<String>,
    /// The id of the rule set.
    pub rules: Option<String>,
    /// Games that ended at this time or later, in milliseconds since 1970.
    pub since: Option<u64>,
    /// Games in which this person, or anybody, has this total or a higher one.
    pub least: Option<u16>,
}

impl Filter {
    /// Is this game wanted?
    pub fn fits(&self, game: &GameSummary) -> bool {
        let rules = self.rules.as_deref();
        let person = self.person.clone().map(PlayerKey::Person);
        let seats = game.seats.iter();
        let mut asked = seats.filter(|it| person.as_ref().is_none_or(|who| who.is(&it.seat)));
        rules.is_none_or(|rules| game.rules.id == rules)
            && self.since.is_none_or(|since| game.ended >= since)
            && asked.any(|seat| self.least.is_none_or(|least| seat.total() >= least))
    }
}
