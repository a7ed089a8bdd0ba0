//! How long it takes to compute best play.

use crate::is_too_large;
use rollkeep_rules::RuleSet;

/// How long a device needs to solve rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingTime {
    /// Nobody need know.
    Moment,
    /// Long enough to say so before.
    HalfMinute,
    /// So long that it only happens if somebody wants it.
    Minutes,
}

impl SolvingTime {
    /// What these rules take. Each box doubles the states of a card, and each die the rolls; an order leaves few states.
    pub fn of(rules: &RuleSet) -> SolvingTime {
        match rules.categories.len() + usize::from(rules.dice) {
            _ if !rules.order.is_free() => SolvingTime::Moment,
            ..=21 => SolvingTime::Moment,
            22..=24 => SolvingTime::HalfMinute,
            _ => SolvingTime::Minutes,
        }
    }
}

/// Returns whether best play under these rules can be had at the table, as far as the rules alone tell. Where it cannot, there is no
/// coach and no review, and computers that need it let Casual play.
pub fn has_best_play(rules: &RuleSet) -> bool {
    rules.can_be_solved() && !is_too_large(rules)
}
