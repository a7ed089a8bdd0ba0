//! Which finished games are shown.

use std::sync::Arc;

use super::{GameSummary, PlayerKey};
use rollkeep_rules::RuleSet;

/// Which finished games are shown. A field that is `None` excludes no game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// A person who plays in the game.
    pub person: Option<String>,
    /// The rules of the game.
    pub rules: Option<Arc<RuleSet>>,
    /// Games that ended at this time or later, in milliseconds since 1970.
    pub since: Option<u64>,
    /// Games in which this person, or if there is none anybody, has this total or a higher one.
    pub least: Option<u16>,
}

impl Filter {
    /// Returns whether the filter shows this game.
    pub fn fits(&self, game: &GameSummary) -> bool {
        let person = self.person.clone().map(PlayerKey::Person);
        let seats = game.seats.iter();
        let mut asked = seats.filter(|it| person.as_ref().is_none_or(|who| who.is(&it.seat)));
        self.rules.as_ref().is_none_or(|rules| game.rules == *rules)
            && self.since.is_none_or(|since| game.ended >= since)
            && asked.any(|seat| self.least.is_none_or(|least| seat.total() >= least))
    }
}
