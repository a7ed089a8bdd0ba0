//! Which finished games are shown.

use super::{GameSummary, PlayerKey};

/// Which finished games are shown. A field that is `None` excludes no game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// A person who plays in the game.
    pub person: Option<String>,
    /// The id of the rule set.
    pub rules: Option<String>,
    /// Games that ended at this time or later, in milliseconds since 1970.
    pub since: Option<u64>,
    /// Games in which this person, or if there is none anybody, has this total or a higher one.
    pub least: Option<u16>,
}

impl Filter {
    /// Returns whether the filter shows this game.
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
